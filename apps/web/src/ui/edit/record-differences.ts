// What differs between a record as a person read it, as it is now, and as they want it: the fields that have a name and a plain value.
type Plain = string | number | boolean | null
type Values = Readonly<Record<string, unknown>>

/** `mine` is undefined where the person did not touch it. */
export type Difference = { name: string; before: Plain | undefined; now: Plain | undefined; mine: Plain | undefined }

/** Fields that people know by a name, in the order in which they are told: `editing:fields.*`. */
const NAMED_FIELDS = [
  'status',
  'description',
  'tracking',
  'category',
  'productValueInCents',
  'customsInvoiceValueInCents',
  'temporalPriceInCents',
  'quotedPriceInCents',
  'totalInCents',
  'weightInGrams',
  'isAuthorizedToBundle',
  'guideNumber',
  'childGuideNumber',
  'airline',
  'flight',
  'departureDate',
  'name',
  'amountInCents',
  'treatment',
  'tradeName',
  'legalName',
  'ruc',
  'mapLink',
  'whatsAppNumber',
  'headOfficeAddress',
  'establishmentAddress',
  'establishment',
  'emissionPoint',
  'keepsAccounts',
  'specialTaxpayer',
  'withholdingResolution',
  'largeTaxpayerResolution',
  'creditDays',
  'firstName',
  'lastName',
  'email',
  'phone',
  'identificationType',
  'identification',
  'birthDate',
  'province',
  'city',
  'address',
  'language',
  'hasDiscount',
  'observation',
  'comment',
  'note',
] as const

export function differencesOf(before: Values | null, now: Values | null, mine: Values): Difference[] {
  return NAMED_FIELDS.flatMap((name) => {
    const difference = { name, before: plain(before?.[name]), now: plain(now?.[name]), mine: plain(mine[name]) }
    const wasChanged = difference.before !== undefined && difference.now !== undefined && difference.before !== difference.now
    const isOther = difference.mine !== undefined && difference.now !== undefined && difference.mine !== difference.now
    return wasChanged || isOther ? [difference] : []
  })
}

const plain = (value: unknown): Plain | undefined =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value) ? (value as Plain) : undefined

/** What the person wants saved: what they did not touch stays as somebody else has left it. */
export function overNewer(mine: Values, before: Values | null, now: Values | null): Values {
  const left = Object.keys(mine).filter((name) => isUntouched(mine[name], before?.[name]) && now !== null && name in now)
  return { ...mine, ...Object.fromEntries(left.map((name) => [name, now?.[name]])) }
}

/** The fields that the person changed. */
export const touched = (mine: Values, before: Values | null): Values =>
  Object.fromEntries(Object.entries(mine).filter(([name, value]) => !isUntouched(value, before?.[name])))

/** An empty field is read as null and typed as no text. */
const isUntouched = (mine: unknown, before: unknown): boolean =>
  before !== undefined && plain(mine) !== undefined && (mine === '' ? null : mine) === (before === '' ? null : before)
