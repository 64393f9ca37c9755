// What a person finds and does on a screen: by role and name, as a screen reader says them.
import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

type Name = string | RegExp

const named = (name: Name) => (typeof name === 'string' ? { name, exact: true } : { name })

export const button = (name: Name): Locator => page.getByRole('button', named(name))
export const box = (name: Name): Locator => page.getByRole('textbox', named(name))
/** A field that is no textbox for a screen reader (a password, a day), by its label; a required one bears a star. */
export const field = (label: string): Locator => page.getByLabelText(new RegExp(`^${label}( \\*)?$`))
export const numberBox = (name: Name): Locator => page.getByRole('spinbutton', named(name))
export const list = (name: Name): Locator => page.getByRole('combobox', named(name))
export const tick = (name: Name): Locator => page.getByRole('checkbox', named(name))
export const dialog = (name?: Name): Locator => page.getByRole('dialog', name === undefined ? {} : named(name))
export const heading = (name: Name): Locator => page.getByRole('heading', named(name))
export const link = (name: Name): Locator => page.getByRole('link', named(name))
export const item = (name: Name): Locator => page.getByRole('menuitem', named(name))
export const radio = (name: Name): Locator => page.getByRole('radio', named(name))
export const alert = (): Locator => page.getByRole('alert')
const words = (text: Name): Locator => page.getByText(text, typeof text === 'string' ? { exact: true } : {})

export const press = (name: Name): Promise<void> => button(name).click()
export const write = (name: Name, text: string): Promise<void> => box(name).fill(text)
export const choose = (name: Name, option: string): Promise<void> => list(name).selectOptions(option)
export const turn = (name: Name): Promise<void> => page.getByRole('switch', named(name)).click()
export const key = (keys: string): Promise<void> => userEvent.keyboard(keys)

export const sees = (what: Locator | Name) =>
  expect.element(typeof what === 'object' && 'element' in what ? what : words(what)).toBeVisible()
export const isGone = (what: Locator | Name) =>
  expect.element(typeof what === 'object' && 'element' in what ? what : words(what)).not.toBeInTheDocument()

/** These words are part of what it says. */
export const says = (what: Locator, text: Name) => sees(what.filter({ hasText: text }))

/** The field is marked as wrong, and says why to a screen reader too. */
export async function isRefused(what: Locator, sentence: Name): Promise<void> {
  await expect.element(what).toHaveAttribute('aria-invalid', 'true')
  const said = typeof sentence === 'string' ? expect.stringContaining(sentence) : expect.stringMatching(sentence)
  await expect.element(what).toHaveAccessibleDescription(said)
}

export const hasFocus = (what: Locator) => expect.element(what).toHaveFocus()

/** What sticks out on the right, where no ancestor scrolls or cuts it: nothing, on a screen that fits. */
export function whatSticksOut(): string[] {
  const width = document.documentElement.clientWidth
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > width + 1 && !isHeld(element))
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
}

const isHeld = (element: Element): boolean => {
  const { position, visibility } = getComputedStyle(element)
  if (visibility === 'hidden') return true
  for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
    if (getComputedStyle(above).overflowX !== 'visible' && position !== 'fixed') {
      // A dialog that scrolls sideways holds nothing: its own contents must fit.
      return above.closest('[role=dialog]') === null || above.scrollWidth <= above.clientWidth
    }
  }
  return false
}
