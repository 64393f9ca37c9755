import { ActionIcon, Progress } from '@mantine/core'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../show/use-format.ts'
import styles from './file-row.module.css'

type Props = {
  file: File
  /** How much of it has left, from 0 to 1; null while it is not being sent. */
  share: number | null
  /** Null while it cannot be taken back. */
  onRemove: (() => void) | null
}

/** A chosen file: what it shows, its name and size, and a way to take it back. */
export function FileRow({ file, share, onRemove }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const preview = usePreview(file)
  return (
    <li className={styles.row}>
      {preview ? <img src={preview} alt="" width={40} height={40} /> : <IconFileText aria-hidden />}
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
      {share === null ? (
        <span className={styles.size}>{format.bytes(file.size)}</span>
      ) : (
        <Progress className={styles.share} value={share * 100} aria-label={t('ui.files.sendingOne', { name: file.name })} />
      )}
      {onRemove ? (
        <ActionIcon variant="subtle" color="gray" aria-label={t('ui.files.remove', { name: file.name })} onClick={onRemove}>
          <IconX aria-hidden />
        </ActionIcon>
      ) : null}
    </li>
  )
}

function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
