import { workingDayBefore } from '../calendar/calendar.ts'
import type { Random } from '../calendar/random.ts'
import { makeHabit, makeSchedule, NEVER_IN_DAYS, type Schedule } from '../calendar/schedule.ts'
import { type Contents, contentsOf } from '../contents/contents.ts'

export type Ending = Contents & Schedule & { billedWith: string }

const NEVER = '9999-12-31'
/** Its package is too heavy when it comes to Miami, and becomes two. */
export const SPLIT = 'split'

/**
 * Packages of one client that are, on the last day, one in every place a package can be: the flights of `planFlights` take them there. This
 * client's screens are never empty.
 */
export function makeEndings(random: Random, end: string): Ending[] {
  const schedules = schedulesBefore(end)
  const ending = (name: keyof typeof schedules, ...goods: readonly [string, ...string[]]): Ending => ({
    ...contentsOf(random, ...goods),
    ...makeSchedule(random, end, makeHabit(random)),
    ...schedules[name],
    billedWith: name,
  })
  return [
    ending('inReview', 'Vestido de verano'),
    ending('reviewed', 'Lector de libros electrónicos'),
    ending('incomplete', 'Mochila para portátil'),
    ending('incompleteState', 'Paleta de sombras', 'Crema facial'),
    // The client thought it was lighter.
    {
      ...ending('inMiami', 'Cafetera de cápsulas', 'Teclado mecánico'),
      storeWeightInGrams: 3_500,
      warehouseWeightInGrams: 4_620,
    },
    ending('inMiami', 'Juguete de bloques'),
    ending('inMiami', 'Sábanas de algodón'),
    ending('sended', 'Ropa de bebé, cinco piezas', 'Pijamas, tres piezas'),
    ending('arrived', 'Camiseta deportiva'),
    ending('readyToPay', 'Zapatillas de correr'),
    ending('readyToPay', 'Chompa de lana'),
    ending('pendingOfPay', 'Parlante portátil'),
    ending('paid', 'Licuadora de mano'),
    ending('delivered', 'Cámara de seguridad'),
    ending('unclaimed', 'Juego de destornilladores'),
    {
      ...ending(SPLIT, 'Cafetera de cápsulas', 'Mochila para portátil', 'Lector de libros electrónicos'),
      warehouseWeightInGrams: 4_350,
    },
  ]
}

function schedulesBefore(end: string) {
  const before = (days: number) => workingDayBefore(end, days)
  const calm = { gap: null, cancelledOn: null, authorizedOn: null }
  const flown = { ...calm, requestedOn: before(17), reviewedOn: before(16), receivedOn: before(11), authorizedOn: before(17) }
  const unpaid = { paidAfter: NEVER_IN_DAYS, deliveredAfter: NEVER_IN_DAYS }
  const unanswered = { foundOn: before(2), answeredOn: NEVER, resumedOn: NEVER }
  const answered = { foundOn: before(3), answeredOn: before(1), resumedOn: NEVER }
  return {
    inReview: { ...calm, requestedOn: before(1), reviewedOn: NEVER, receivedOn: NEVER },
    reviewed: { ...calm, requestedOn: before(4), reviewedOn: before(3), receivedOn: NEVER },
    incomplete: { ...calm, requestedOn: before(4), gap: unanswered, reviewedOn: NEVER, receivedOn: NEVER },
    incompleteState: { ...calm, requestedOn: before(5), gap: answered, reviewedOn: NEVER, receivedOn: NEVER },
    inMiami: { ...calm, requestedOn: before(6), reviewedOn: before(5), receivedOn: before(1) },
    sended: { ...calm, requestedOn: before(9), reviewedOn: before(8), receivedOn: before(4) },
    arrived: { ...calm, requestedOn: before(12), reviewedOn: before(11), receivedOn: before(6), authorizedOn: before(12) },
    readyToPay: { ...flown, billedAfter: NEVER_IN_DAYS },
    pendingOfPay: { ...flown, billedAfter: 0, ...unpaid },
    paid: { ...flown, billedAfter: 0, paidAfter: 0, deliveredAfter: NEVER_IN_DAYS },
    unclaimed: {
      ...calm,
      requestedOn: before(41),
      reviewedOn: before(40),
      receivedOn: before(37),
      authorizedOn: before(41),
      billedAfter: 0,
      ...unpaid,
    },
    split: { ...calm, requestedOn: before(6), reviewedOn: before(5), receivedOn: before(1) },
    delivered: { ...flown, billedAfter: 0, paidAfter: 0, deliveredAfter: 0 },
  } satisfies Record<string, Partial<Schedule>>
}
