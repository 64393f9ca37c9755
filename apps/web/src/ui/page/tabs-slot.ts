import { createContext } from 'react'

/** The end of a page's tabs, where the list beneath puts its saved views; and which of them it shows. */
type TabsSlot = {
  slot: HTMLElement | null
  setSlot: (slot: HTMLElement | null) => void
  shownSaved: string | null
  setShownSaved: (id: string | null) => void
}

export const TabsSlotContext = createContext<TabsSlot | null>(null)
