import { Modal, Skeleton } from '@mantine/core'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../api/save-file.ts'
import styles from './photos.module.css'
import { useStoredFile } from './use-stored-file.ts'

/** A record's pictures and documents: a thumbnail each; a picture opens large, a document is downloaded. */
export function Photos({ fileIds }: { fileIds: readonly string[] }) {
  if (fileIds.length === 0) return null
  return (
    <ul className={styles.photos}>
      {fileIds.map((id) => (
        <li key={id}>
          <Thumbnail id={id} />
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ id }: { id: string }) {
  const { t } = useTranslation()
  const [large, setLarge] = useState(false)
  const { url, file } = useStoredFile(id)
  if (file.isError) return <span className={styles.document}>{t('ui.fileMissing')}</span>
  if (!file.data || !url) return <Skeleton width={72} height={72} />
  const { name, contentType } = file.data
  if (!contentType.startsWith('image/')) {
    return (
      <button type="button" className={styles.document} onClick={() => saveFile(file.data)}>
        <IconFileText aria-hidden />
        <span>{name}</span>
      </button>
    )
  }
  return (
    <>
      <button type="button" className={styles.thumbnail} onClick={() => setLarge(true)} aria-label={t('ui.enlarge', { name })}>
        <img src={url} alt="" width={72} height={72} />
      </button>
      <Modal
        opened={large}
        onClose={() => setLarge(false)}
        title={name}
        size="auto"
        centered
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <img src={url} alt={name} className={styles.large} />
      </Modal>
    </>
  )
}
