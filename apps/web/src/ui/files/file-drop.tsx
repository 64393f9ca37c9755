import { FILE_LIMIT_IN_BYTES, FILE_TYPES } from '@app/domain'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../show/use-format.ts'
import { FileButtons } from './file-buttons.tsx'
import styles from './file-drop.module.css'
import { FileRow } from './file-row.tsx'
import { type Refused, sharesOf, withFiles } from './file-selection.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useGivenFiles } from './use-given-files.ts'

type Props = {
  label: string
  files: readonly File[]
  onChange: (files: File[]) => void
  description?: ReactNode
  error?: ReactNode
  multiple?: boolean
  /** How many at most, where several are taken. */
  most?: number
  /** From 0 to 1 while the files are being sent. */
  progress?: number | null
  onCancel?: () => void
}

const MOST = 10

/** Files dragged, pasted, chosen or photographed; what the server would refuse is said at once. */
export function FileDrop(props: Props) {
  const { label, files, onChange, description, error, multiple = false, most = MOST, progress = null, onCancel } = props
  const { t } = useTranslation()
  const format = useFormat()
  const name = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const isSending = progress !== null
  const room = multiple ? most : 1

  const take = (given: readonly File[]) => {
    if (isSending || given.length === 0) return
    const next = withFiles(files, given, room)
    setRefused(next.refused)
    onChange(next.files)
  }
  const remove = (file: File) => {
    setRefused([])
    onChange(files.filter((other) => other !== file))
  }
  const { isOver, dropProps } = useGivenFiles(field, take)
  const shares = isSending ? sharesOf(files, progress) : []
  const problems = refused.map(({ name: file, problem }) => `${file}: ${t(`errors.${problem}`, { count: room })}`)
  const size = format.bytes(FILE_LIMIT_IN_BYTES)
  return (
    <fieldset ref={field} className={styles.field} {...dropProps}>
      <legend id={name}>{label}</legend>
      <div className={styles.zone} data-over={isOver} data-invalid={Boolean(error)}>
        <FileButtons labelledBy={name} accept={FILE_TYPES} multiple={multiple} disabled={isSending} onChoose={take} />
        <p className={styles.hint}>
          {description ?? t(multiple ? 'ui.files.hintSeveral' : 'ui.files.hint', { size, most: format.number(most) })}
        </p>
      </div>
      {files.length > 0 ? (
        <ul className={styles.files}>
          {files.map((file, index) => (
            <FileRow
              key={`${file.name}-${file.size}-${file.lastModified}`}
              file={file}
              share={shares[index] ?? null}
              onRemove={isSending ? null : () => remove(file)}
            />
          ))}
        </ul>
      ) : null}
      {isSending ? <UploadProgress share={progress} onCancel={onCancel} /> : null}
      <div role="alert" className={styles.error}>
        {[...problems, ...(error ? [error] : [])].map((sentence) => (
          <p key={String(sentence)}>{sentence}</p>
        ))}
      </div>
    </fieldset>
  )
}
