// What the client does, on a phone.
import { type Download, expect, type Page } from '@playwright/test'
import { invoicePdf, phonePhoto } from '../world/files.ts'
import { field, openMenu, signIn } from '../world/people.ts'
import { BILL, BOOKS, CLIENT, PICKUP, SHOES } from './package.ts'

export async function register(page: Page): Promise<void> {
  await page.goto('/registro')
  await field(page, 'Nombres').fill(CLIENT.firstName)
  await field(page, 'Apellidos').fill(CLIENT.lastName)
  await field(page, 'Número').fill(CLIENT.wrongCedula)
  await field(page, 'Fecha de nacimiento').fill('1990-05-17')
  await field(page, 'Teléfono').fill('099 812 3456')
  await field(page, 'Provincia').selectOption('Pichincha')
  await field(page, 'Ciudad').selectOption('Quito')
  await field(page, 'Dirección').fill('Av. 6 de Diciembre N34-120 y Checoslovaquia')
  await field(page, 'Correo electrónico').fill(CLIENT.email)
  await field(page, 'Contraseña').fill(CLIENT.password)
  await field(page, 'Repite la contraseña').fill(CLIENT.password)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()

  await expect(page.getByText('El número de identificación no es válido.')).toBeVisible()
  await expect(field(page, 'Nombres')).toHaveValue(CLIENT.firstName)
  await field(page, 'Número').fill(CLIENT.cedula)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByText('Creación de cuenta exitosa, ahora ya posee una cuenta.')).toBeVisible()
  await signIn(page, CLIENT.email, CLIENT.password)
  await expect(page.getByText('Tu dirección en Miami')).toBeVisible()
}

export async function nameWhoPicksUp(page: Page): Promise<void> {
  await page.goto('/perfil')
  await page.getByRole('tab', { name: 'Personas autorizadas' }).click()
  await page.getByRole('button', { name: 'Agregar persona' }).first().click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Nombres y apellidos').fill(PICKUP.name)
  await field(dialog, 'Número').fill(PICKUP.cedula)
  await field(dialog, 'Teléfono').fill('098 765 4321')
  await field(dialog, 'Retirar mis paquetes').check()
  await dialog.getByRole('button', { name: 'Agregar persona' }).click()
  await expect(page.getByText(PICKUP.name)).toBeVisible()
}

/** Two packages; 4.2 kg is refused at its field, and what was typed stays. */
export async function askForPackages(page: Page): Promise<void> {
  await page.goto('/')
  await page
    .getByRole('link', { name: 'Nuevo pedido' })
    .or(page.getByRole('button', { name: 'Nuevo pedido' }))
    .first()
    .click()
  const shoes = page.getByRole('region', { name: 'Paquete 1' })
  await fillPackage(shoes, SHOES)
  await expect(shoes.getByText('Reconocido: UPS')).toBeVisible()
  await field(shoes, 'Peso estimado').fill('4,2')
  await expect(shoes.getByText('Este paquete pasa de 4 kg (4,20 kg).')).toBeVisible()
  await page.getByRole('button', { name: 'Crear pedido' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo pedido')
  await field(shoes, 'Peso estimado').fill(SHOES.weight)

  await attach(shoes, 'Factura de la compra', { name: 'factura.pdf', mimeType: 'application/pdf', buffer: invoicePdf() })
  await attach(shoes, 'Fotos', { name: 'foto.png', mimeType: 'image/png', buffer: phonePhoto() })
  await page.getByRole('button', { name: 'Agregar otro paquete' }).click()
  const books = page.getByRole('region', { name: 'Paquete 2' })
  await fillPackage(books, BOOKS)
  await field(books, 'Peso estimado').fill(BOOKS.weight)

  const estimate = page.getByRole('region', { name: 'Precio estimado' })
  await expect(estimate).toContainText('$22,50')
  await expect(estimate).toContainText('$2,40')
  await page.getByRole('button', { name: 'Crear pedido de 2 paquetes' }).click()
  await expect(page.getByText('Orden creada exitosamente.')).toBeVisible()
}

type Area = ReturnType<Page['getByRole']>

async function fillPackage(area: Area, content: typeof SHOES | typeof BOOKS): Promise<void> {
  await field(area, 'Número de tracking').fill(content.tracking)
  await field(area, 'Descripción').fill(content.description)
  await field(area, 'Cantidad').fill(content.quantity)
  await field(area, 'Precio unitario').fill(content.unitPrice)
}

async function attach(area: Area, field: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await area.getByRole('group', { name: field }).locator('input[type=file]').first().setInputFiles(file)
  await expect(area.getByText(file.name)).toBeVisible()
}

export async function letThemTravelTogether(page: Page): Promise<void> {
  await openMenu(page, 'Tus pedidos')
  for (const { description } of [SHOES, BOOKS])
    await page.getByRole('listitem').filter({ hasText: description }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Autorizar consolidación de 2' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Ahorras hasta $20,00')
  await dialog.getByRole('button', { name: 'Autorizar 2 paquetes' }).click()
  await expect(page.getByText('Autorización guardada con éxito.')).toBeVisible()
}

/** Opens the package as people do and reads its timeline; answers the package's own address. */
export async function seeInTimeline(page: Page, sentence: string): Promise<string> {
  await page.goto('/tuspedidos')
  await page.getByRole('listitem').filter({ hasText: SHOES.description }).getByRole('button').first().click()
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  const address = page.url()
  await page.keyboard.press('Escape')
  return address
}

export async function billAndDownload(page: Page): Promise<Download> {
  await openMenu(page, 'Tus pagos')
  await page.getByRole('button', { name: 'Seleccionar los 2 paquetes' }).click()
  const draft = page.getByRole('region', { name: 'Tu nota de cobro' })
  for (const amount of Object.values(BILL)) await expect(draft).toContainText(amount)
  const pickup = field(draft, 'Quién retira')
  await pickup.selectOption(await pickup.getByRole('option', { name: PICKUP.name }).getAttribute('value'))
  await draft.getByRole('button', { name: 'Generar nota de cobro' }).click()
  await expect(page.getByText('Nota de cobro generada con éxito.')).toBeVisible()
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText(BILL.total)
  await expect(panel).toContainText('Dónde pagar')
  const downloading = page.waitForEvent('download')
  await panel.getByRole('button', { name: /PDF/ }).click()
  return downloading
}
