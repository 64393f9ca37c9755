import { quoteOf } from '@app/domain'
import { atTime } from '../../clock.ts'
import { readParametersWithVersion } from '../../features/parameters/read-parameters.ts'
import { at, workingDayBefore } from '../calendar/calendar.ts'
import { type Company, customerOf } from '../company.ts'
import { addQuotation } from '../wishes.repository.ts'

// biome-ignore format: a table reads best as a table
const ASKED = [
  { client: 0, askedBefore: 3,  weightInGrams: 2_500, productValueInCents: 12_000, description: 'Parlante portátil' },
  { client: 0, askedBefore: 9,  weightInGrams: 600,   productValueInCents: 3_000,  description: 'Camiseta deportiva' },
  { client: 1, askedBefore: 2,  weightInGrams: 1_200, productValueInCents: 18_000, description: 'Lente fotográfico usado' },
  { client: 2, askedBefore: 5,  weightInGrams: 3_800, productValueInCents: 21_500, description: 'Cafetera de cápsulas' },
  { client: 6, askedBefore: 14, weightInGrams: 900,   productValueInCents: 6_450,  description: 'Repuesto de motocicleta' },
] as const

/** What clients wanted to know before they bought. */
export async function quotationDesk(company: Company, end: string): Promise<void> {
  for (const { client, askedBefore, ...asked } of ASKED) {
    const day = workingDayBefore(end, askedBefore)
    await atTime(at(day, '20:56'), () => quote(company, client, { ...asked, intakeDate: day }))
  }
}

type Asked = Pick<(typeof ASKED)[number], 'weightInGrams' | 'productValueInCents' | 'description'> & { intakeDate: string }

async function quote(company: Company, client: number, asked: Asked): Promise<void> {
  const { db } = company.parts
  const { actor, hasDiscount } = customerOf(company, client)
  const { parameters, version } = await readParametersWithVersion(db)
  const { weightInGrams, productValueInCents, description, intakeDate } = asked
  const category = 'B'
  const request = { category, weightInGrams, valueInCents: productValueInCents, hasDiscount, intakeDate } as const
  const { isSpecial, lines, totalInCents } = quoteOf(request, parameters)
  await addQuotation(db, {
    clientId: actor.userId,
    actorId: actor.userId,
    service: 'COU',
    category,
    isSpecial,
    weightInGrams,
    productValueInCents,
    description,
    request,
    lines,
    totalInCents,
    parametersVersion: version,
  })
}
