import type { Role } from '@app/domain'
import i18next from 'i18next'
import { menuOf } from './area.ts'
import { screensOf } from './screen.ts'

/** What it shows was asked for before the program was there, and is mostly here: drawn with it, the screen is drawn once. Else it says what is to come. */
const WAITS_IN_MILLISECONDS = 150

const longEnough = () => new Promise((resolve) => setTimeout(resolve, WAITS_IN_MILLISECONDS))

/** Loads what the screen at this address is drawn with, so that it is shown at once and not piece by piece. */
export async function prepareFirstScreen(role: Role): Promise<void> {
  const screen = screensOf(await menuOf(role)).find(({ path }) => path === location.pathname)
  if (!screen) return
  const { page, words = [], ask } = screen
  const asked = Promise.race([ask?.(), longEnough()])
  await Promise.all(['load' in page ? page.load() : null, i18next.loadNamespaces(words), asked])
}
