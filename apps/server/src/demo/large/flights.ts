import { addDays } from '@app/domain'
import { workingDayBefore } from '../calendar/calendar.ts'
import { type Flight, NEVER, planFlights } from '../work/flights.ts'

/** The airline and the customs agent send their invoices a week after the packages were weighed. */
const INVOICES_AFTER_IN_DAYS = 7

/** A flight, when its costs are known, and what is asked for to go with it. */
export type LargeFlight = Flight & { costedOn: string; packages: number }

/** Every flight of the year, what stands packed in Miami for the next one, and last what is on its way to Miami. */
export function planLargeFlights(first: string, end: string, packages: number): LargeFlight[] {
  const packed = { bundledOn: workingDayBefore(end, 1), shippedOn: NEVER, arrivedOn: NEVER, weighedOn: NEVER }
  const announced = { ...packed, bundledOn: NEVER }
  // What is asked for in the first days has come with the first flight.
  const flights = [...planFlights(addDays(first, 10), end), packed, announced]
  const each = Math.floor(packages / flights.length)
  return flights.map((flight, index) => ({
    ...flight,
    costedOn: flight.weighedOn === NEVER ? NEVER : addDays(flight.weighedOn, INVOICES_AFTER_IN_DAYS),
    packages: index === 0 ? packages - each * (flights.length - 1) : each,
  }))
}
