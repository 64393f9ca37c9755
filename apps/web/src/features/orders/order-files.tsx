import type { StoredFile } from '@app/contract/files.contract'
import { Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../ui/record-panel.tsx'
import { useFormat } from '../../ui/use-format.ts'
import styles from './order-files.module.css'
import { useDownloadFile } from './orders.queries.ts'

/** The documents of a package, to download. */
export function OrderFiles({ files }: { files: readonly StoredFile[] }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const download = useDownloadFile()
  if (files.length === 0) return null
  return (
    <PanelSection title={t('panel.files')}>
      <ul className={styles.files}>
        {files.map(({ id, name, purpose, sizeInBytes }) => (
          <li key={id}>
            <span className={styles.name}>
              {name}
              <small>
                {t(`filePurposes.${purpose}`)} · {format.bytes(sizeInBytes)}
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
    </PanelSection>
  )
}
