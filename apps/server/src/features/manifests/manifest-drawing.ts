import type { Company } from '@app/contract/company.contract'
import type { Language } from '@app/domain'
import type { Formats } from '../../documents/formats.ts'
import type { Paper } from '../../documents/paper.ts'
import type { ManifestRow } from '../manifest-records/manifests.table.ts'
import type { ShippedPackage } from '../manifest-records/shipped-packages.repository.ts'
import type { ManifestWords } from './manifest-words.ts'
import type { Declared } from './what-is-declared.ts'

/** What a document of a manifest says: what was declared when it was shipped, or what would be if it were now. */
export type Exported = Declared & Pick<ManifestRow, 'status' | 'sentAt'> & { packages: readonly ShippedPackage[] }
export type Reader = { language: Language; company: Company }

/** What every part of it on paper is drawn with. */
export type ManifestDrawing = { paper: Paper; manifest: Exported; words: ManifestWords; formats: Formats }
