import { Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../show/use-format.ts'
import styles from './file-downloads.module.css'
import { useDownloadFile } from './stored-files.queries.ts'

type Props = { files: readonly { id: string; name: string; sizeInBytes: number; about: string }[] }

/** Stored files by name, with what each is and how large. */
export function FileDownloads({ files }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const download = useDownloadFile()
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, sizeInBytes, about }) => (
        <li key={id}>
          <span className={styles.name}>
            {name}
            <small>
              {about} · {format.bytes(sizeInBytes)}
            </small>
          </span>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconDownload aria-hidden />}
            loading={download.isPending && download.variables === id}
            onClick={() => download.mutate(id)}
            aria-label={t('panel.downloadNamed', { name })}
          >
            {t('panel.download')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
