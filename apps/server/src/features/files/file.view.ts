import type { files as contract } from '@app/contract'
import type { StoredFileRow } from './files.repository.ts'

const isPublished = (purpose: StoredFileRow['purpose']): purpose is contract.StoredFile['purpose'] =>
  purpose !== 'label' && purpose !== 'bill'

export const fileViews = (rows: readonly StoredFileRow[]): contract.StoredFile[] =>
  rows.flatMap(({ id, originalName: name, contentType, sizeInBytes, purpose }) =>
    isPublished(purpose) ? [{ id, name, contentType, sizeInBytes, purpose }] : [],
  )
