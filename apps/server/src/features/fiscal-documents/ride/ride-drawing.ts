// What every part of a RIDE is drawn with.
import type { FiscalReading } from '@app/domain'
import { COLOURS, PAGE, type Paper, type Sheet } from '../../../documents/paper.ts'
import { RIDE_TITLES } from './ride-words.ts'

/** Margins that leave room for the 49 digits as bars. */
export const RIDE_SHEET: Sheet = { ...PAGE, margin: 36, foot: 44 }
export const LEFT: number = RIDE_SHEET.margin
export const WIDTH: number = RIDE_SHEET.width - 2 * RIDE_SHEET.margin
export const GAP = 12
export const INSET = 10

export type RideDrawing = {
  paper: Paper
  read: FiscalReading
  authorisation: string
  authorisedAt: string
}

/** A heading over a part. */
export const HEADING = { size: 7.5, weight: 'strong', colour: COLOURS.primary } as const
export const LABEL = { size: 7.5, colour: COLOURS.muted } as const
export const VALUE = { size: 8.5 } as const

/** A name above what it says; the height is after both. */
export function drawFact(paper: Paper, [name, value]: readonly [string, string], x: number, width: number): void {
  paper.y += paper.text(name, x, width, LABEL) + 0.5
  paper.y += paper.text(value, x, width, VALUE) + 4
}

export const heightOfFact = (paper: Paper, [name, value]: readonly [string, string], width: number): number =>
  paper.heightOf(name, width, LABEL) + paper.heightOf(value, width, VALUE) + 4.5

/** Room for what comes next, on a page that says again whose it is where a new one began. */
export function makeRoom({ paper, read }: RideDrawing, height: number): boolean {
  if (!paper.makeRoomFor(height)) return false
  const title = `${RIDE_TITLES[read.kind]} ${read.number}`
  paper.text(title, LEFT, WIDTH, { size: 9, weight: 'strong', colour: COLOURS.heading })
  paper.text(`Clave de acceso ${read.accessKey}`, LEFT, WIDTH, { ...LABEL, align: 'right' })
  paper.y += 16
  paper.rule(LEFT, WIDTH)
  paper.y += 10
  return true
}
