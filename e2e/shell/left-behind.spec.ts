// However a session ends, the browser keeps nothing that the next person could read; what was scanned and not sent waits for its owner.
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { ENDS, logOut, type Scene } from '../world/ends-of-sessions.ts'
import { readable } from '../world/kept-by-browser.ts'
import { field, openBrowser, signInByForm } from '../world/people.ts'
import { type Announced, announce, haveCopy, officeOf, receive, receivedOf, STATION } from '../world/receiving-world.ts'
import { newStaff } from '../world/staff.ts'
import { FULL, LONG } from '../world/tiers.ts'
import { type NewClient, newCedula, newClient } from '../world/world.ts'

const ADDRESS = 'Calle de los Jazmines 4711'
const SENDING = '**/confirm/warehouse'

const signInForm = (page: Page) => page.getByRole('heading', { name: 'Hola de nuevo' })
const uniqueName = (first: string) => `${first}${String(Math.random()).slice(2, 10)}`
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string }).token)

/** Something typed and not sent, in a form that every role has. */
async function typeADraft(page: Page): Promise<void> {
  await page.goto('/perfil')
  await field(page, 'Dirección').fill(ADDRESS)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(':account')))).toBe(true)
}

async function sceneOf(browser: Browser, request: APIRequestContext, person: NewClient): Promise<Scene> {
  const page = await openBrowser(browser, 'desktop')
  await signInByForm(page, person.email, person.password)
  await typeADraft(page)
  return { page, request, person, token: await tokenOf(page) }
}

type Waiting = { order: Announced; client: string; office: Awaited<ReturnType<typeof officeOf>> }

/** A package is weighed, and what was scanned does not get through. */
async function scanUnsent({ page, request }: Scene): Promise<Waiting> {
  const office = await officeOf(request)
  const client = uniqueName('Zoila')
  const { email } = await newClient(request, client, newCedula())
  const [order] = await announce(office, 1, email)
  if (!order) throw new Error('nothing was announced')
  await page.context().route(SENDING, (route) => route.abort())
  await page.goto(STATION)
  await haveCopy(page)
  await receive(page, order, '1,5')
  await expect(page.getByText('1 por enviar')).toBeVisible()
  return { order, client, office }
}

const wordsOf = ({ order, client }: Waiting): string[] => [order.tracking, order.code, client, 'Audífonos']

async function isNotSentByAnother(page: Page, { order, office }: Waiting): Promise<void> {
  await page.context().unroute(SENDING)
  await signInByForm(page, 'admin@demo.ec')
  await page.goto(STATION)
  await expect(page.getByText('1 escaneo de otra persona espera en este equipo')).toBeVisible()
  await haveCopy(page)
  await expect(page.getByText(order.code)).toHaveCount(0)
  expect(await receivedOf(office, [order])).toBe(0)
  await logOut(page)
  await expect(signInForm(page)).toBeVisible()
}

async function isSentByItsOwner(page: Page, email: string, password: string, { order, office }: Waiting): Promise<void> {
  await signInByForm(page, email, password)
  await page.goto(STATION)
  await expect.poll(() => receivedOf(office, [order])).toBe(1)
}

const newPerson = (request: APIRequestContext, role: 'client' | 'associate' | 'administrator') =>
  role === 'client' ? newClient(request, uniqueName('Luz'), newCedula()) : newStaff(request, role)

/** One of them is tried before each commit. */
const tierOf = (how: string) => (how === 'the server ended it' ? {} : LONG)

for (const [how, { act, password, isAnotherIn }] of Object.entries(ENDS)) {
  for (const role of ['client', 'associate'] as const)
    test(
      `when ${how}, nothing of ${role === 'client' ? 'a client' : 'an associate'} can be read in the browser`,
      FULL,
      async ({ browser, request }) => {
        const person = await newPerson(request, role)
        const scene = await sceneOf(browser, request, person)
        expect(await readable(scene.page, [person.email, ADDRESS, person.firstName])).toEqual([])

        const page = await act(scene)

        await expect.poll(() => readable(page, [person.email, ADDRESS, person.firstName, scene.token])).toEqual([])
      },
    )

  test(
    `when ${how}, nothing of an administrator can be read, and their scans wait for them alone`,
    tierOf(how),
    async ({ browser, request }) => {
      const person = await newPerson(request, 'administrator')
      const scene = await sceneOf(browser, request, person)
      const waiting = await scanUnsent(scene)
      expect(await readable(scene.page, [person.email, ADDRESS, ...wordsOf(waiting)])).toEqual([])

      const page = await act(scene)

      const words = [person.email, ADDRESS, person.firstName, scene.token, ...wordsOf(waiting)]
      await expect.poll(() => readable(page, words)).toEqual([])
      if (isAnotherIn) await logOut(page)
      await expect(signInForm(page)).toBeVisible()
      await isNotSentByAnother(page, waiting)
      if (password !== null) await isSentByItsOwner(page, person.email, password ?? person.password, waiting)
    },
  )
}

test(
  'of a browser that was closed while its session ended, nothing can be read before or after it is opened again',
  LONG,
  async ({ browser, request }) => {
    const person = await newPerson(request, 'administrator')
    const scene = await sceneOf(browser, request, person)
    const waiting = await scanUnsent(scene)
    const context = scene.page.context()
    const later = await context.newPage()
    await later.goto('/robots.txt')
    await scene.page.close()
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${scene.token}` } })

    expect(await readable(later, [person.email, ADDRESS, ...wordsOf(waiting)])).toEqual([])
    await later.goto('/')
    await expect(signInForm(later)).toBeVisible()
    await expect
      .poll(() => readable(later, [person.email, ADDRESS, person.firstName, scene.token, ...wordsOf(waiting)]))
      .toEqual([])
    await isNotSentByAnother(later, waiting)
    await isSentByItsOwner(later, person.email, person.password, waiting)
  },
)

test('what an administrator’s browser remembers of them is their name, role and duties', FULL, async ({ browser, request }) => {
  const person = await newPerson(request, 'administrator')
  const page = await openBrowser(browser, 'desktop')
  await signInByForm(page, person.email, person.password)
  const { me } = JSON.parse((await page.evaluate(() => localStorage.getItem('me'))) ?? '{}')
  const { id, firstName } = person
  const role = { isAdmin: true, isAssociate: false }
  expect(me).toEqual({ id, firstName, lastName: 'Andrade', userType: 1, role, duties: ['owner'], language: 'es' })
})
