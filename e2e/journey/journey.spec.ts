import { expect, test } from '@playwright/test'
import { readPdf, readWorkbook } from '../world/documents.ts'
import { openBrowser, signIn } from '../world/people.ts'
import * as administrator from './administrator.ts'
import * as associate from './associate.ts'
import * as client from './client.ts'
import { BILL, BOOKS, CLIENT, MANIFEST, PICKUP, SHOES } from './package.ts'

test('a package travels from request to pickup, and everybody sees their part', async ({ browser }) => {
  const [lucia, office, partner] = await Promise.all([
    openBrowser(browser, 'phone'),
    openBrowser(browser, 'desktop'),
    openBrowser(browser, 'desktop'),
  ])
  await signIn(office, 'admin@demo.ec')
  await signIn(partner, 'asociado@demo.ec')

  await test.step('a client registers; a wrong cédula is refused at its field', () => client.register(lucia))
  await test.step('and names who may collect', () => client.nameWhoPicksUp(lucia))
  await test.step('an administrator assigns them to an associate', () =>
    administrator.assignToAssociate(office, 'asociado@demo.ec'))
  await test.step('the client asks for two packages and sees the estimate', () => client.askForPackages(lucia))
  await test.step('the associate sets tracking and value', () => associate.review(partner))

  await test.step('Miami receives and weighs them', async () => {
    await administrator.receive(office, SHOES)
    await administrator.receive(office, BOOKS)
    await client.seeInTimeline(lucia, 'Llegó a Miami y lo pesamos')
  })
  await test.step('the client lets them travel together', () => client.letThemTravelTogether(lucia))
  await test.step('they become one bundle', () => administrator.bundle(office))

  const workbook = await test.step('the bundle goes on a manifest', () => administrator.putOnManifest(office))
  const address = await test.step('which is shipped once, also when two press at once', async () => {
    const second = await openBrowser(browser, 'desktop')
    await signIn(second, 'admin@demo.ec')
    await second.goto(office.url())
    await administrator.openShipDialog(second)
    await administrator.ship(office)
    await administrator.shipAgain(second)
    await second.context().close()
    return client.seeInTimeline(lucia, 'Salió de Miami')
  })
  await test.step('Quito confirms arrival and weights', async () => {
    await administrator.confirmArrival(office)
    await administrator.confirmWeights(office)
  })

  const bill = await test.step('the client bills both and downloads the PDF', () => client.billAndDownload(lucia))
  await test.step('the administrator confirms the payment and hands the packages over', async () => {
    await administrator.confirmPayment(office)
    await administrator.deliver(office)
    await lucia.goto('/tuspagos?view=paid')
    await expect(lucia.getByText('Entregado').first()).toBeVisible()
  })
  await test.step('the associate sees the earning, the administrator pays it', async () => {
    await associate.seeEarnings(partner, 'Cobradas')
    await administrator.payAssociate(office)
    await associate.seeEarnings(partner, 'Liquidadas')
  })

  await test.step('the PDF says what the screens said', async () => {
    const words = await readPdf(bill)
    for (const amount of Object.values(BILL)) expect(words).toContain(amount)
    for (const said of [CLIENT.name, PICKUP.name, SHOES.tracking, BOOKS.tracking]) expect(words).toContain(said)
  })
  await test.step('the workbook says what customs needs, in numbers', async () => {
    const [heading, row] = (await readWorkbook(workbook)).filter((cells) => cells.length > 5)
    const cell = (name: RegExp) => row?.[heading?.findIndex((title) => name.test(String(title))) ?? -1]
    expect(cell(/^Guía$/)).toBe(MANIFEST.guide)
    expect(cell(/^Guía hija$/)).toBe(MANIFEST.childGuide)
    expect(cell(/^Consignatario$/)).toBe(CLIENT.name)
    expect(cell(/^Peso/)).toBe(3.75)
    expect(cell(/^Valor declarado/)).toBe(175)
  })
  await test.step('nobody reads a package that is not theirs', async () => {
    const stranger = await openBrowser(browser, 'phone')
    await signIn(stranger, 'cliente@demo.ec')
    await stranger.goto(address)
    await expect(stranger.getByText('No encontramos ese pedido.')).toBeVisible()
    await expect(stranger.getByText(SHOES.description)).toHaveCount(0)
  })
})
