import { Skeleton } from '@mantine/core'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../api/save-file.ts'
import styles from './photos.module.css'
import { isPicture, useStoredFile } from './use-stored-file.ts'

const PhotoViewer = lazy(async () => ({ default: (await import('./photo-viewer.tsx')).PhotoViewer }))

type Viewed = { pictureIds: readonly string[]; first: number }

/** A record's pictures and documents: a thumbnail each; a picture opens large, with its neighbours, a document is downloaded. */
export function Photos({ fileIds }: { fileIds: readonly string[] }) {
  const queryClient = useQueryClient()
  const [viewed, setViewed] = useState<Viewed | null>(null)
  const open = (id: string) => {
    const pictureIds = fileIds.filter((other) => isPicture(queryClient, other))
    setViewed({ pictureIds, first: pictureIds.indexOf(id) })
  }
  if (fileIds.length === 0) return null
  return (
    <>
      <ul className={styles.photos}>
        {fileIds.map((id) => (
          <li key={id}>
            <Thumbnail id={id} onOpen={() => open(id)} />
          </li>
        ))}
      </ul>
      <Suspense>{viewed ? <PhotoViewer {...viewed} onClose={() => setViewed(null)} /> : null}</Suspense>
    </>
  )
}

function Thumbnail({ id, onOpen }: { id: string; onOpen: () => void }) {
  const { t } = useTranslation()
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
    <button type="button" className={styles.thumbnail} onClick={onOpen} aria-label={t('ui.enlarge', { name })}>
      <img src={url} alt="" width={72} height={72} />
    </button>
  )
}
