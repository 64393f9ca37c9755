import type { consents as contract } from '@app/contract'
import type { TextInForce, VersionRow } from './texts.repository.ts'
import type { TextRow } from './texts.table.ts'

export const textInForceView = ({ kind, version, hash, createdAt }: TextInForce): contract.TextInForce => ({
  kind,
  version,
  hash,
  createdAt: createdAt.toISOString(),
})

export const savedVersionView = (row: VersionRow): contract.SavedVersion => ({
  ...textInForceView(row),
  id: row.id,
  actor: row.actor,
})

type Publisher = {
  tradeName: string
  legalName: string
  ruc: string
  quitoAddress: { lines: string[]; city: string; phone: string }
}

/** Of the company only what a stranger must know of whoever asks them to agree. */
export const publishedTextView = (text: TextRow, { tradeName, legalName, ruc, quitoAddress }: Publisher) => ({
  ...textInForceView(text),
  spanish: text.spanish,
  english: text.english,
  publisher: {
    tradeName,
    legalName,
    ruc,
    address: [...quitoAddress.lines, quitoAddress.city].join(', '),
    phone: quitoAddress.phone,
  },
})
