import type { StoredFile } from '@app/contract/files.contract'
import { useTranslation } from 'react-i18next'
import { FileDownloads } from '../../../ui/files/file-downloads.tsx'
import { PanelSection } from '../../../ui/record/record-panel.tsx'

/** The documents of a package, to download. */
export function OrderFiles({ files }: { files: readonly StoredFile[] }) {
  const { t } = useTranslation('orders')
  if (files.length === 0) return null
  return (
    <PanelSection title={t('panel.files')}>
      <FileDownloads files={files.map((file) => ({ ...file, about: t(`filePurposes.${file.purpose}`) }))} />
    </PanelSection>
  )
}
