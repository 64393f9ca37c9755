import { expect, test } from '@playwright/test'
import { houseOf } from '../world/client-packages.ts'
import { ADMINISTRATOR, ASSOCIATE } from '../world/counter-world.ts'
import { openBrowser, signIn } from '../world/people.ts'
import { headersOf, newCedula, newClient } from '../world/world.ts'

test('a client asks about a package on a phone, the office answers, and the client reads it', async ({ browser, request }) => {
  const client = await newClient(request, 'Consuelo', newCedula())
  const house = await houseOf(request, client)
  await house.inMiami('Lámpara de mesa')
  const phone = await openBrowser(browser, 'phone')
  await signIn(phone, client.email, client.password)
  await phone.goto('/tuspedidos')
  await phone.getByRole('button', { name: /^Lámpara de mesa/ }).click()
  await phone.getByRole('link', { name: 'Preguntar' }).click()
  await expect(phone.getByText('Sobre: Lámpara de mesa')).toBeVisible()
  await phone.getByRole('textbox', { name: 'Escribe tu mensaje' }).fill('¿Cuándo llega?')
  await phone.getByRole('button', { name: 'Enviar' }).click()
  await expect(phone.getByRole('log')).toContainText('¿Cuándo llega?')

  const desk = await openBrowser(browser, 'desktop')
  await signIn(desk, ADMINISTRATOR)
  await desk.goto(`/operations/preguntas?client=${client.id}`)
  await expect(desk.getByRole('log')).toContainText('Lámpara de mesa')
  await desk.getByRole('textbox', { name: 'Escribe tu mensaje' }).fill('El viernes, en Quito.')
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByRole('log')).toContainText('El viernes, en Quito.')

  await phone.goto('/ayuda')
  await expect(phone.getByRole('log')).toContainText('El viernes, en Quito.')
  const headers = await headersOf(request, ADMINISTRATOR)
  const open = await request.get(`/api/conversation/open?q=${encodeURIComponent(client.email)}`, { headers })
  expect((await open.json()).data).toEqual([])
})

test('an associate has the questions of their own clients', async ({ browser }) => {
  const page = await openBrowser(browser, 'desktop')
  await signIn(page, ASSOCIATE)
  await page.goto('/preguntas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas')
})
