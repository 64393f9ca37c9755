// What people typed stands on papers and in mails as they typed it, and does nothing there.
import { orderActions, session, users } from '@app/contract'
import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../features/api-description/published-contract.ts'
import { given } from '../testing/given/given-orders.ts'
import { type Records, recordsOf } from '../testing/given/given-records.ts'
import { mailsTo } from '../testing/mails.ts'
import { newPerson } from '../testing/people.ts'
import { anonymous, currentServer, type Person, signedInAs } from '../testing/world.ts'
import { writeEverywhere } from './hostile-texts.repository.ts'

const ATTACK = `<img src=x onerror=attacked()><script>attacked()</script>`
/** What ends a text of a PDF, or a dictionary, and begins an action. */
const ATTACK_ON_PAPER = `)>> /OpenAction <</S /JavaScript /JS (app.alert(1))>> \\) ${ATTACK}`
const PATIENCE_IN_MILLISECONDS = 300_000
const administrator = signedInAs('administrator')

/** Every paper, and where it stands. One that is not here fails the test below. */
const PAPERS: readonly [path: string, of: keyof Records][] = [
  ['/sale-order/{id}/pdf', 'bill'],
  ['/sale-order/order/{id}/pdf', 'billedOrder'],
  ['/manifest/{id}/pdf', 'manifest'],
  ['/manifest/{id}/labels', 'manifest'],
  ['/manifest/{id}/load-list', 'manifest'],
  ['/credit-note/{id}/pdf', 'creditNote'],
  ['/fiscal-document/{id}/pdf', 'fiscalDocument'],
  ['/settlement/{id}/pdf', 'settlement'],
  ['/drawer/closing/{id}/pdf', 'drawerClosing'],
  ['/order/{id}/label', 'inMiami'],
  ['/bundle/{id}/label', 'bundle'],
  ['/run/{id}/labels', 'run'],
  ['/run/{id}/pick-list', 'run'],
  ['/run/{id}/bills', 'billingRun'],
]
/** Chosen by their queries. */
const LABELS = '/order/labels'
const BUNDLES = '/bundle/labels'
const SHELVES = '/location/labels'
const CARDS = '/station/cards'
const STATEMENT = '/account/pdf'
/** A page among the files of a ZIP: looked at below. */
const OWN_DATA = '/auth/my-data'
/** What somebody uploaded, as it was kept: the tests of uploads look at it. */
/** The SRI's own answer, as it was kept. */
const XML = '/fiscal-document/{id}/xml'
const UPLOADED = ['/bundle/{id}/invoice', '/file/{id}']

test('every paper is looked at', () => {
  const files = endpoints().flatMap(({ endpoint: { path, response } }) =>
    response === 'file' && !/export$|excel$/.test(path) ? [path] : [],
  )

  expect(
    [...PAPERS.map(([path]) => path), LABELS, BUNDLES, SHELVES, CARDS, STATEMENT, OWN_DATA, XML, ...UPLOADED].toSorted(),
  ).toEqual(files.toSorted())
})

describe('a paper has words and nothing else', () => {
  let records: Records
  beforeAll(async () => {
    const associate = await given.associate()
    records = await recordsOf(await given.client({ associate }), associate)
    const { db } = await currentServer()
    await writeEverywhere(db, ATTACK_ON_PAPER)
  }, PATIENCE_IN_MILLISECONDS)

  const paths = (): [string, string][] => PAPERS.map(([path, of]) => [path, path.replace('{id}', records[of])])

  test.each([...PAPERS.map(([path]) => path), LABELS, BUNDLES, SHELVES, CARDS, STATEMENT])(
    '%s',
    { timeout: PATIENCE_IN_MILLISECONDS },
    async (path) => {
      const chosen: Record<string, string> = {
        [LABELS]: `?id=${records.inMiami}`,
        [BUNDLES]: `?id=${records.bundle}`,
        [SHELVES]: `?warehouse=MIA&id=${records.location}`,
        [CARDS]: '?',
        [STATEMENT]: `?clientId=${records.client}`,
      }
      const address = chosen[path] ? path + chosen[path] : (new Map(paths()).get(path) ?? '')
      const response = await administrator.fetch(`/api${address}`)
      const content = new Uint8Array(await response.arrayBuffer())
      expect(response.status, Buffer.from(content).toString().slice(0, 300)).toBe(200)

      const reading = getDocument({ data: content, verbosity: 0 })
      const pdf = await reading.promise
      expect(await pdf.getJSActions()).toBeNull()
      expect(await pdf.getOpenAction()).toBeNull()
      expect(await pdf.getAttachments()).toBeNull()
      for (let page = 1; page <= pdf.numPages; page += 1) {
        const one = await pdf.getPage(page)
        expect(await one.getJSActions()).toBeNull()
        expect(await one.getAnnotations()).toEqual([])
      }
      await reading.destroy()
    },
  )
})

const TAG = /<(!?[a-z][a-z\d]*)([^>]*)>/gi
const TAGS_OF_MAILS = ['!doctype', 'html', 'head', 'meta', 'title', 'body', 'div', 'p', 'h1', 'a']

type Page = { tags: readonly string[]; address: RegExp }
const MAIL: Page = { tags: TAGS_OF_MAILS, address: /^https:\/\/puente\.test\// }

function expectHarmless(html: string, { tags, address: known }: Page = MAIL): void {
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    expect(tags).toContain(tag.toLowerCase())
    expect(attributes).not.toMatch(/\son\w+\s*=/i)
    for (const [, address] of attributes.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(known)
  }
  expect(html).toContain('&lt;img src=x onerror=attacked()&gt;')
}

describe('the HTML of a mail shows what was typed', () => {
  let client: Person
  beforeAll(async () => {
    client = await given.client({ firstName: ATTACK })
  })

  test('in the name of whoever forgot a password', async () => {
    await anonymous.call(session.requestPasswordReset, { body: { email: client.email } })

    const [mail] = await mailsTo(client.email, { count: 1 })
    expectHarmless(mail?.html ?? '')
  })

  test('in the name of whoever is invited', async () => {
    const { network: _network, password: _password, ...account } = newPerson({ firstName: ATTACK })
    await administrator.call(users.createUser, { body: { ...account, userType: 0 } as never })

    const [mail] = await mailsTo(account.email, { count: 1 })
    expectHarmless(mail?.html ?? '')
  })

  test('in what the house says of a package', async () => {
    const reader = await given.client({ firstName: ATTACK })
    const { id } = await given.order({ client: reader })
    await administrator.call(orderActions.updateIncomplete, { body: { orderId: id, missing: ['other'], note: ATTACK } })

    const [mail] = await mailsTo(reader.email, { count: 1 })
    expectHarmless(mail?.html ?? '')
    expect(mail?.subject).not.toMatch(/[\r\n<]/)
  })
})

test('the page of a person’s own data shows what was typed, and leads to the files beside it alone', async () => {
  const client = await given.client({ firstName: ATTACK })

  const response = await signedInAs(client).fetch(`/api${OWN_DATA}`)

  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const tags = [...TAGS_OF_MAILS, 'style', 'h2', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'small', 'ul', 'li']
  expectHarmless(strFromU8(entries['indice.html'] ?? new Uint8Array()), { tags, address: /^[a-zA-Z]+\.json$/ })
})
