import { createContext } from 'react'

/** Takes a scan that is a card of the page, before the station under it hears anything; false: it is the station's. */
export const StationCards = createContext<(text: string) => boolean>(() => false)
