// The fields that several records share. An issue's message is a code: server and web turn it into the sentence of the catalogue.
import { checkIdentification, firstTooDear, IDENTIFICATION_TYPES, MOST_IN_CENTS } from '@app/domain'
import { z } from 'zod'

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === '' || Number.isNaN(input)

/** Only what is missing is told to be required; text, a fraction or more than a number can hold is told what it is. */
export const wholeNumber = (missing = 'required') => z.int({ error: ({ input }) => (isMissing(input) ? missing : undefined) })

export const id = z.uuid()
export const idParams = z.strictObject({ id })
export const cents = z.int().min(0).max(MOST_IN_CENTS)
export const positiveCents = z.int('productValueNotPositive').positive('productValueNotPositive').max(MOST_IN_CENTS, 'tooLarge')
/** Money that somebody pays or moves. */
export const paymentAmount = wholeNumber().positive('tooSmall').max(MOST_IN_CENTS, 'tooLarge')
export const grams = wholeNumber().positive('weightNotPositive').max(1_000_000, 'weightTooLarge')

const pricedItem = z.strictObject({
  quantity: wholeNumber().min(1, 'quantityNotPositive').max(999, 'tooLarge'),
  unitPriceInCents: positiveCents,
})
/** What is bought, without names. Refused at the price with which all together would be worth more than anything may. */
export const pricedItems = z
  .array(pricedItem)
  .max(50)
  .check(({ value, issues }) => {
    const index = firstTooDear(value)
    const input = value[index]?.unitPriceInCents
    if (input === undefined) return
    const path = [index, 'unitPriceInCents']
    issues.push({ code: 'too_big', origin: 'number', maximum: MOST_IN_CENTS, inclusive: true, message: 'tooLarge', path, input })
  })
export const signedCents = z.int()
export const instant = z.iso.datetime()
export const date = z.iso.date()
/** Years that a calendar of this trade has. */
export const businessDate = date.refine((text) => text >= '2000-01-01' && text < '3000-01-01', 'dateNotValid')
export const text = (max: number) => z.string().trim().min(1, 'required').max(max, 'tooLong')
export const optionalText = (max: number) => z.string().trim().max(max, 'tooLong').default('')
export const ids = z
  .array(id)
  .min(1, 'required')
  .max(1_000)
  .meta({ description: 'An identifier list of a call that is all or nothing.' })

export const email = z
  .string('required')
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .pipe(z.email('emailNotValid').max(254, 'tooLong'))
export const link = z.url({ protocol: /^https?$/, error: 'linkNotValid' }).max(2_000, 'tooLong')

const identificationShape = {
  identificationType: z.enum(IDENTIFICATION_TYPES),
  identification: z.string('required').trim().toUpperCase().min(1, 'required').max(20, 'tooLong'),
}

const hasIdentification = z.object(identificationShape)

/** Adds identification type and number, checked together (check digits: domain, section 2). */
export const withIdentification = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, ...identificationShape }).refine(
    (value) => {
      const { identificationType, identification } = value as { identificationType: 'cedula'; identification: string }
      return checkIdentification(identificationType, identification).valid
    },
    // Said together with what else is wrong, not only once everything else is right.
    {
      error: 'identificationNotValid',
      path: ['identification'],
      when: ({ value }) => hasIdentification.safeParse(value).success,
    },
  )

export const givenIdentification = z
  .strictObject({ type: identificationShape.identificationType, number: identificationShape.identification })
  .refine(({ type, number }) => checkIdentification(type, number).valid, { error: 'identificationNotValid', path: ['number'] })
  .meta({ description: 'Type and number as one value, where the rest of a record may change without them.' })

/** A record as another one names it. */
export const codeReference = z.strictObject({ id, code: z.string() })
export const personReference = z
  .strictObject({ id, code: z.string(), name: z.string() })
  .meta({ description: 'A person as another record shows them; `code` is a casillero, else a user name, else the name.' })
export const recipient = z
  .strictObject({
    authorizedNameId: id.nullable(),
    name: z.string(),
    identificationType: z.enum(IDENTIFICATION_TYPES),
    identification: z.string(),
  })
  .meta({
    description: 'Somebody who receives or declares a package: a client (no authorized name) or one of their authorized names.',
  })
export type Recipient = z.output<typeof recipient>

/** What every record carries. */
export const record = { id, code: z.string(), version: z.int(), createdAt: instant, updatedAt: instant }
export const done = z
  .strictObject({ ok: z.literal(true) })
  .meta({ description: 'The answer of a call that has nothing more to say.' })

export const observation = z
  .string()
  .trim()
  .max(500, 'tooLong')
  .meta({ description: "The staff's words; empty ones take them back." })
