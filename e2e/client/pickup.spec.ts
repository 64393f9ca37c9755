import { expect, test } from '@playwright/test'
import { houseOf } from '../world/client-packages.ts'
import { ADMINISTRATOR } from '../world/counter-world.ts'
import { field, openBrowser, signIn } from '../world/people.ts'
import { LONG } from '../world/tiers.ts'
import { newCedula, newClient } from '../world/world.ts'

test(
  'a client shows the pass, the counter finds the bill by it and hands it over, and the pass is gone',
  LONG,
  async ({ browser, request }) => {
    const cedula = newCedula()
    const client = await newClient(request, 'Rosario', cedula)
    const house = await houseOf(request, client)
    const made = await house.inQuito('Lámpara de pie')
    const bill = await house.bill(made)
    await house.confirmPayment(made)
    const phone = await openBrowser(browser, 'phone')
    await signIn(phone, client.email, client.password)
    await phone.goto('/')
    await phone.getByRole('button', { name: /^Ver pase: Lámpara de pie/ }).click()
    const pass = phone.getByRole('dialog', { name: 'Pase de retiro' })
    await expect(pass.getByRole('img', { name: 'Código QR de tu pase' })).toBeVisible()
    const digits = (await pass.getByText(/^\d{3} \d{3}$/).textContent()) ?? ''

    const desk = await openBrowser(browser, 'desktop')
    await signIn(desk, ADMINISTRATOR)
    await desk.goto('/finances/facturas-venta?view=charged')
    await field(desk, 'Código de retiro o VTA-').fill(digits)
    await desk.keyboard.press('Enter')
    const delivery = desk.getByRole('dialog', { name: `Entregar los paquetes de ${bill.code}` })
    await field(delivery, 'Número de su documento').fill(cedula)
    await delivery.getByRole('button', { name: 'Entregar 1 paquete' }).click()
    await expect(desk.getByText('Paquetes entregados con éxito.')).toBeVisible()

    await phone.goto(`/tuspagos?view=paid&open=${bill.id}`)
    await expect(phone.getByRole('dialog')).toContainText('Entregado')
    await expect(phone.getByRole('button', { name: /^Ver pase/ })).toHaveCount(0)
    await field(desk, 'Código de retiro o VTA-').fill(digits)
    await desk.keyboard.press('Enter')
    await expect(desk.getByText('No hay nada por retirar con este código.')).toBeVisible()
  },
)
