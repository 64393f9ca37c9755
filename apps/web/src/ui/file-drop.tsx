import { FILE_LIMIT_IN_BYTES, FILE_TYPES } from '@app/contract/files.contract'
import { Button } from '@mantine/core'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOfFile } from './file-check.ts'
import styles from './file-drop.module.css'
import { FileRow } from './file-row.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useFormat } from './use-format.ts'

type Props = {
  label: string
  files: readonly File[]
  onChange: (files: File[]) => void
  description?: ReactNode
  error?: ReactNode
  multiple?: boolean
  /** From 0 to 1 while the files are being sent. */
  progress?: number | null
  onCancel?: () => void
}

/** Files dragged, pasted, chosen or photographed; what the server would refuse is said at once. */
export function FileDrop({ label, files, onChange, description, error, multiple = false, progress = null, onCancel }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const name = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string[]>([])

  const take = (given: FileList | null) => {
    const all = [...(given ?? [])]
    const problems = all.flatMap((file) => {
      const problem = problemOfFile(file)
      return problem ? [`${file.name}: ${t(`errors.${problem}`)}`] : []
    })
    setRefused(problems)
    const good = all.filter((file) => problemOfFile(file) === null)
    if (good.length > 0) onChange(multiple ? [...files, ...good] : good.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) take(event.clipboardData.files)
  }
  const inputProps = {
    type: 'file',
    hidden: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      take(target.files)
      // The same file may be chosen again after it was taken away.
      target.value = ''
    },
  }
  return (
    <fieldset
      className={styles.field}
      onPaste={paste}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend id={name}>{label}</legend>
      <div className={styles.zone} data-over={over}>
        <input {...inputProps} ref={chooser} accept={FILE_TYPES.join(',')} multiple={multiple} aria-labelledby={name} />
        <input {...inputProps} ref={camera} accept="image/*" capture="environment" aria-labelledby={name} />
        <div className={styles.buttons}>
          <Button variant="default" size="sm" leftSection={<IconUpload aria-hidden />} onClick={() => chooser.current?.click()}>
            {multiple ? t('ui.files.chooseSeveral') : t('ui.files.choose')}
          </Button>
          <Button
            className={styles.camera}
            variant="default"
            size="sm"
            leftSection={<IconCamera aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            {t('ui.files.photograph')}
          </Button>
        </div>
        <p className={styles.hint}>{description ?? t('ui.files.hint', { size: format.bytes(FILE_LIMIT_IN_BYTES) })}</p>
      </div>
      {files.length > 0 ? (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileRow
              key={`${file.name}-${file.size}-${file.lastModified}`}
              file={file}
              disabled={progress !== null}
              onRemove={() => onChange(files.filter((other) => other !== file))}
            />
          ))}
        </ul>
      ) : null}
      {progress === null ? null : <UploadProgress share={progress} onCancel={onCancel} />}
      <div role="alert" className={styles.error}>
        {[...refused, ...(error ? [error] : [])].map((sentence) => (
          <p key={String(sentence)}>{sentence}</p>
        ))}
      </div>
    </fieldset>
  )
}
