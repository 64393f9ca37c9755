// What of an event is said of people. All text is, unless its field is named here: a new field of a person is protected before anybody thinks of it.
import { createHash } from 'node:crypto'
import type { EventValuesRow } from './event-values.table.ts'
import type { EventRow } from './events.table.ts'

/** About the house, not about a person. */
const OF_THE_HOUSE: readonly string[] = [
  'company',
  'parameter',
  'charge',
  'tariff',
  'manifest',
  'location',
] satisfies EventRow['aggregate'][]

/** Fields whose text names goods, papers, days and choices, and tells nothing of a person. */
const ORDINARY_FIELDS: ReadonlySet<string> = new Set([
  ...['code', 'requestNumber', 'recordCode', 'recordKind', 'guideNumber', 'childGuideNumber', 'airline', 'flight'],
  ...['bill', 'bundle', 'creditNote', 'dropshipping', 'incident', 'manifest', 'order', 'payment', 'purchase', 'settlement'],
  ...['charges', 'parts', 'splitFrom', 'undoneBy', 'packages', 'list', 'establishment', 'emissionPoint', 'accessKey'],
  ...[
    'reference',
    'status',
    'resumeStatus',
    'service',
    'outcome',
    'responsible',
    'kind',
    'method',
    'category',
    'customs',
    'delayReason',
    'holdReason',
    'heldUntil',
  ],
  ...['identificationType', 'consigneeIdentificationType', 'pickupIdentificationType', 'invoiceOwnerIdentificationType'],
  ...['language', 'saved', 'missing', 'weightDoubt', 'chosenWay', 'billed', 'lines', 'estimateLines', 'quoteLines'],
  ...['tracking', 'trackingNormalised', 'carrier', 'returnCarrier', 'returnTracking', 'store'],
  ...['orderDate', 'estimatedArrivalDate', 'promisedDate', 'toldArrivalDate', 'toldArrivalOn', 'arrivalDate', 'departureDate'],
  ...['expectedDate', 'firstAbandonNoticeOn', 'lastAbandonNoticeOn', 'paidOn', 'quoteLastDay', 'lastDay'],
])

/** Ids and instants: text that names nobody. */
const NAMES_NOBODY = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z)?$/

function tellsOfPerson(value: unknown): boolean {
  if (typeof value === 'string') return !NAMES_NOBODY.test(value)
  if (value instanceof Date || typeof value !== 'object' || value === null) return false
  return Object.values(value).some(tellsOfPerson)
}
const isPersonal = (field: string, value: unknown): boolean => !ORDINARY_FIELDS.has(field) && tellsOfPerson(value)

type Said = Partial<Pick<EventRow, 'note' | 'changes' | 'fieldChanges'>>
export type PersonalValues = Pick<EventValuesRow, 'note' | 'changes' | 'fieldChanges'>
type Parted = { kept: Required<Said> & { valueNames: string[] }; personal: PersonalValues }

/** What an event keeps of what is said, with the names of what it does not keep. */
export function partedOf(aggregate: EventRow['aggregate'], { note = '', changes, fieldChanges }: Said): Parted {
  const isOfPeople = !OF_THE_HOUSE.includes(aggregate)
  const isApart = (field: string, value: unknown) => isOfPeople && isPersonal(field, value)
  const said = Object.entries(changes ?? {})
  const apart = said.filter(([name, value]) => isApart(name, value))
  const ofFields = Map.groupBy(fieldChanges ?? [], ({ field, from, to }) => isApart(field, [from, to]))
  const fieldsApart = ofFields.get(true) ?? []
  const valueNames = [...(note === '' ? [] : ['note']), ...apart.map(([name]) => name), ...fieldsApart.map(({ field }) => field)]
  const kept = said.filter((entry) => !apart.includes(entry))
  return {
    kept: {
      note: '',
      changes: changes ? Object.fromEntries(kept) : null,
      fieldChanges: fieldChanges ? (ofFields.get(false) ?? []) : null,
      valueNames: [...new Set(valueNames)],
    },
    personal: {
      note,
      changes: apart.length > 0 ? Object.fromEntries(apart) : null,
      fieldChanges: fieldsApart.length > 0 ? fieldsApart : null,
    },
  }
}

/** As the database computes it to compare (`valuesOff`): SHA-256 of salt, note and both texts, as PostgreSQL writes an array of them. */
export function hashOfValues(salt: string, { note, changes, fieldChanges }: PersonalValues): string {
  const texts = [salt, note, changes && JSON.stringify(changes), fieldChanges && JSON.stringify(fieldChanges)]
  const said = `[${texts.map((text) => JSON.stringify(text)).join(', ')}]`
  return createHash('sha256').update(said).digest('hex')
}
