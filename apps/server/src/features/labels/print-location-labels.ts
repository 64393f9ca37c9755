import type { Download } from '@app/contract'
import { DomainError, type Language, plainCode, type Warehouse } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { barCodeOf } from '../../documents/bar-code.ts'
import { fileNameOf } from '../../documents/file-name.ts'
import { FORMATS } from '../../documents/formats.ts'
import { allLocations } from '../orders/locations/locations.repository.ts'
import { LABEL_WIDTH, type Label } from './label.document.ts'
import { LABEL_WORDS } from './label-words.ts'
import { labelsFile } from './labels-file.ts'

type Wanted = { warehouse?: Warehouse | undefined; id?: readonly string[] | undefined }
type Shelf = Awaited<ReturnType<typeof allLocations>>[number]

/** Read from the other end of an aisle. */
const LARGEST_CODE = 110

/** Those in use, or those named; a page each in walking order. @throws DomainError `locationNotFound` with the ids that are not there */
export async function printLocationLabels(db: Db, { warehouse, id: ids }: Wanted, language: Language): Promise<Download> {
  const words = LABEL_WORDS[language]
  const here = (await allLocations(db)).filter((shelf) => warehouse === undefined || shelf.warehouse === warehouse)
  const shelves = here.filter(({ id, isActive }) => (ids ? ids.includes(id) : isActive))
  const missing = ids?.filter((wanted) => !shelves.some(({ id }) => id === wanted)) ?? []
  const [first, ...others] = shelves
  if (missing.length > 0 || !first) throw new DomainError('locationNotFound', { ids: missing })
  const labels: Label[] = []
  for (const shelf of shelves) labels.push(await labelOf(shelf, language))
  const isOne = others.length === 0
  const places = [...new Set(shelves.map((shelf) => words.warehouses[shelf.warehouse]))]
  const title = isOne
    ? `${words.label} ${first.code}`
    : `${words.labels} ${places.join(', ')} (${FORMATS[language].count(shelves.length)})`
  const name = isOne ? `${words.file}-${plainCode(first.code)}.pdf` : fileNameOf([words.shelves, ...places], 'pdf')
  return labelsFile(db, labels, { title, name }, { language, format: 'pdf' })
}

async function labelOf({ code, zone, warehouse, walkingOrder }: Shelf, language: Language): Promise<Label> {
  const words = LABEL_WORDS[language]
  const bars = await barCodeOf(plainCode(code), LABEL_WIDTH)
  if (!bars) throw new Error(`the code ${code} fits no label`)
  return {
    code: plainCode(code),
    bars,
    category: words.warehouses[warehouse],
    heading: { title: code, text: zone, isWarning: false, largest: LARGEST_CODE },
    facts: [],
    measures: [[words.walkingOrder, String(walkingOrder)]],
  }
}
