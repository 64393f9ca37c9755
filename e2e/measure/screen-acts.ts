import type { Page } from '@playwright/test'

/** What opens a record, a form or a tool of a screen, as a person would. */
export const openFirst = async (page: Page) => {
  // Clients read the thing there, staff its number.
  await page.getByRole('main').locator('[data-row-stop="open"]').first().click()
  await page.getByRole('dialog').waitFor()
}
export const openFirstAnd = (name: RegExp) => async (page: Page) => {
  await openFirst(page)
  await press(name)(page)
}
export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
}
/** A client's page opens in the place of the list. */
export const openFirstClient = async (page: Page) => {
  await page.getByRole('button', { name: /@/ }).first().click()
  await page.getByRole('button', { name: /^(Copiar el casillero|Copy casillero)/ }).waitFor()
}
export const openUserAnd = (name: RegExp) => async (page: Page) => {
  await press(/cliente@demo\.ec/)(page)
  await page.getByRole('dialog').getByRole('button', { name }).click()
}
export const openTypeOfUser = async (page: Page) => {
  await openUserAnd(/^(Más|More)$/)(page)
  await page.getByRole('menuitem', { name: /^(Cambiar tipo|Change type)/ }).click()
}
export const typePrice = async (page: Page) => {
  await page.getByLabel(/^(Precio por kg|Price by kg)$/).fill('10')
}
export const openFirstBundleAnd = (name: RegExp) => async (page: Page) => {
  await press(/^BUL-/)(page)
  await press(name)(page)
}
export const searchFor = (text: string) => async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(text)
}
export const openFromAccount = (entry: RegExp) => async (page: Page) => {
  await press(/^(Cuenta|Account)/)(page)
  await press(entry)(page)
}
/** What stands at the end of a list's row; on a phone in its sheet. */
export const listTool = (name: RegExp) => async (page: Page) => {
  const sheet = page.getByRole('button', { name: /^(Filtros|Filters)/ })
  const tool = page.getByRole('button', { name })
  await tool.or(sheet).first().waitFor()
  if (await sheet.isVisible()) await sheet.click()
  await tool.click()
}
export const chooseTwo = async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /^(Seleccionar|Select)$/ })
  await boxes.first().click()
  await boxes.nth(1).click()
}
export const openBell = async (page: Page) => {
  await page.getByRole('button', { name: /^(Notificaciones|Notifications)/ }).click()
  await page.frameLocator('iframe').getByRole('heading').waitFor()
}
