// The store's price goes past what the client agreed to, and comes down again (both ways, section 4).
import { expect, test } from '@playwright/test'
import { field, openBrowser, signIn } from '../world/people.ts'
import { button, dialog, ofAssociate, ofClient, openPurchase, panel } from '../world/purchases-page.ts'
import { ADMINISTRATOR, ASSOCIATE, as, ask } from '../world/purchases-world.ts'
import { LONG } from '../world/tiers.ts'
import { assignTo } from '../world/wishes.ts'
import { newCedula, newClient } from '../world/world.ts'

test(
  'a price beyond the limit is asked about; what is paid for it and not spent is credit',
  LONG,
  async ({ browser, request }) => {
    const client = await newClient(request, 'Elsa', newCedula())
    await assignTo(request, ASSOCIATE, client)
    const asked = await ask(request, client.email)
    const staff = await openBrowser(browser, 'desktop')
    await signIn(staff, ASSOCIATE)
    const phone = await openBrowser(browser, 'phone')
    await signIn(phone, client.email, client.password)
    const price = () => field(staff, `Precio en la tienda de ${asked.description}`)

    await test.step('120.00 are more than the 110.00 that they would pay: they are asked, and accept', async () => {
      await openPurchase(staff, ofAssociate, asked)
      await button(staff, 'Devolver al cliente').click()
      await price().fill('120')
      await field(staff, 'Comentario para el cliente').fill('Subió de precio.')
      await button(staff, 'Enviar revisión').click()
      await expect(staff.getByText('Revisión enviada con éxito')).toBeVisible()
      await openPurchase(phone, ofClient, asked)
      await expect(panel(phone, asked)).toContainText('Subió de precio.')
      await button(phone, 'Aceptar $138,02').click()
      await dialog(phone, `Aceptar el precio: ${asked.description}`).getByRole('button', { name: 'Aceptar $138,02' }).click()
      await expect(phone.getByText('Precio aceptado con éxito.')).toBeVisible()
    })

    const receivedOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const paid = { amountInCents: 13_802, method: 'transfer', reference: `PICH-${asked.code}`, receivedOn }
    const applications = [{ purchaseId: asked.id, amountInCents: 13_802 }]
    await as(request, ADMINISTRATOR, 'POST', '/payment', { clientId: client.id, ...paid, applications })

    await test.step('it is bought for 100.00: nobody asks', async () => {
      await openPurchase(staff, ofAssociate, asked)
      await button(staff, 'Actualizar').click()
      await price().fill('100')
      await button(staff, 'Guardar cambios').click()
      await expect(staff.getByText('Actualizado con éxito')).toBeVisible()
      await button(staff, 'Aprobar').click()
      await button(staff, 'Aprobar compra').click()
      await expect(staff.getByText('Orden aprobada con éxito')).toBeVisible()
    })
    await test.step('138.02 less 115.02 are in their favour', async () => {
      await phone.goto('/tuspagos')
      const account = phone.getByRole('region', { name: 'Tu cuenta' })
      await expect(account).toContainText('$23,00')
      await expect(account).toContainText('$115,02')
    })
  },
)
