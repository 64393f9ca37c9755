// A house begins to invoice: what it says to the SRI, its certificate, tests, production; then a payment becomes a factura.
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { containerOf, madeCertificate } from '../../apps/server/src/testing/fiscal/certificates.ts'
import { ADMINISTRATOR, type Counter, counterOf, ONE_BILL } from '../world/counter-world.ts'
import { readPdf } from '../world/documents.ts'
import { field, openBrowser, row, signIn, signInByForm, widthOver } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'

const PASSWORD = 'clave de la firma 1972'
/** Of the demo company. */
const RUC = '1799999990001'
const SETTINGS = '/administration/parametros?view=invoicing'

function certificateFile(): { name: string; mimeType: string; buffer: Buffer } {
  const made = madeCertificate({ ruc: RUC, from: '2020-01-01', to: '2040-01-01' })
  return { name: 'firma.p12', mimeType: 'application/x-pkcs12', buffer: containerOf(made, [made], PASSWORD) }
}

/** Everything that production asks for, as the accountant does it in one sitting. */
async function setUp(page: Page): Promise<void> {
  await page.goto(SETTINGS)
  await field(page, 'Dirección de la matriz').fill('Av. Amazonas N21-147, Quito')
  await field(page, 'Punto de emisión').fill('002')
  await page.getByRole('button', { name: 'Guardar datos' }).click()
  await expect(page.getByText('Datos guardados con éxito.')).toBeVisible()
  await expect(page.getByText(/^Lo confirmó /)).toBeVisible()

  await page.getByRole('button', { name: 'Subir firma' }).click()
  const upload = page.getByRole('dialog', { name: 'Subir la firma electrónica' })
  await upload.locator('input[type=file]').setInputFiles(certificateFile())
  await field(upload, 'Contraseña de la firma').fill(PASSWORD)
  await upload.getByRole('button', { name: 'Ver lo que contiene' }).click()
  await expect(upload.getByText('FIRMA DE PRUEBA SIN VALIDEZ')).toBeVisible()
  await upload.getByRole('button', { name: 'Guardar firma' }).click()
  await expect(page.getByText('Firma electrónica guardada con éxito.')).toBeVisible()
}

async function goToProduction(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pasar a pruebas' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pasar a pruebas' }).click()
  await page.getByRole('button', { name: 'Emitir prueba' }).click()
  // Both tests were authorised: what is missing goes by itself.
  const go = page.getByRole('button', { name: 'Pasar a producción' })
  await expect(go).toBeEnabled()
  await go.click()
  const asking = page.getByRole('dialog', { name: 'Pasar a producción' })
  await field(asking, 'Escribe PRODUCCIÓN').fill('PRODUCCIÓN')
  await asking.getByRole('button', { name: 'Pasar a producción' }).click()
  await expect(page.getByText('Cada nota de cobro pagada hace su factura.')).toBeVisible()
}

async function pay(page: Page, { name }: Counter, code: string): Promise<void> {
  await page.goto(`/finances/facturas-venta?q=${name}`)
  await row(page, code)
    .getByRole('button', { name: `Confirmar pago ${code}` })
    .click()
  const paying = page.getByRole('dialog')
  await field(paying, 'Cómo pagó').selectOption('Transferencia')
  await field(paying, 'Referencia').fill(`PICH-${name}`)
  await paying.getByRole('button', { name: `Confirmar ${ONE_BILL}` }).click()
  await expect(page.getByText('Pago confirmado con éxito.')).toBeVisible()
}

// A company that runs already may lead to the SRI itself: there it fails before anything is sent.
test.beforeEach(() => expect(process.env.E2E_URL).toBeUndefined())

test(
  'a house begins to invoice: what is paid has its factura, on paper and as XML, for both sides',
  LONG,
  async ({ browser, request }) => {
    const counter = await counterOf(request)
    const bill = await counter.house.bill(await counter.house.inQuito('Chompa'))
    const office = await openBrowser(browser, 'desktop')
    await signInByForm(office, ADMINISTRATOR)
    await setUp(office)
    await goToProduction(office)

    await pay(office, counter, bill.code)
    await office.goto(`/finances/facturas-venta?view=charged&q=${counter.name}`)
    await expect(row(office, bill.code).getByText('Autorizada')).toBeVisible()
    await expect(row(office, bill.code)).toContainText('001-002-000000001')
    await row(office, bill.code).getByText(bill.code).click()
    const panel = office.getByRole('dialog', { name: bill.code })
    const [paper] = await Promise.all([
      office.waitForEvent('download'),
      panel.getByRole('button', { name: 'Descargar el PDF de 001-002-000000001' }).click(),
    ])
    expect(paper.suggestedFilename()).toBe('factura-001-002-000000001.pdf')
    expect(await readPdf(paper)).toContain(`RUC ${RUC}`)

    const client = await openBrowser(browser, 'phone')
    await signIn(client, counter.client.email, counter.client.password)
    await client.goto(`/tuspagos?view=paid&open=${bill.id}`)
    await expect(client.getByText(/^001-002-000000001, autorizada por el SRI el /)).toBeVisible()
    expect(await widthOver(client)).toBe(0)
    const [xml] = await Promise.all([
      client.waitForEvent('download'),
      client.getByRole('button', { name: 'Descargar el XML de 001-002-000000001' }).click(),
    ])
    const said = await readFile(await xml.path(), 'utf8')
    expect(said).toContain('<estado>AUTORIZADO</estado>')
    // 1.00 kg and 50.00 (ONE_BILL): IVA of 15 % on the handling of 1.00, and a duty of 20.00 for customs.
    expect(said).toMatch(/importeTotal(>|&gt;)31\.15/)

    await office.goto(SETTINGS)
    await office.getByRole('button', { name: 'Apagar', exact: true }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
    await expect(office.getByText('Las notas de cobro son documentos internos: nada va al SRI.')).toBeVisible()
  },
)
