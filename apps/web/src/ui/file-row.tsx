import { ActionIcon } from '@mantine/core'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './file-row.module.css'
import { useFormat } from './use-format.ts'

type Props = { file: File; onRemove: () => void; disabled: boolean }

/** A chosen file: what it shows, its name and size, and a way to take it back. */
export function FileRow({ file, onRemove, disabled }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const preview = usePreview(file)
  return (
    <li className={styles.row}>
      {preview ? <img src={preview} alt="" width={40} height={40} /> : <IconFileText aria-hidden />}
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{format.bytes(file.size)}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={disabled}
        aria-label={t('ui.files.remove', { name: file.name })}
        onClick={onRemove}
      >
        <IconX aria-hidden />
      </ActionIcon>
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
