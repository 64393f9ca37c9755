import { Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useTranslation } from 'react-i18next'
import { useExportMyData } from './profile.queries.ts'
import styles from './section-card.module.css'
import { SectionCard } from './section-card.tsx'

/** Everything that is stored about the person, as one file. */
export function MyDataSection() {
  const { t } = useTranslation('profile')
  const exportMyData = useExportMyData()
  return (
    <SectionCard title={t('myData.title')} sentence={t('myData.sentence')}>
      <div className={styles.actions}>
        <Button
          variant="default"
          leftSection={<IconDownload aria-hidden />}
          loading={exportMyData.isPending}
          onClick={() => exportMyData.mutate()}
        >
          {t('myData.download')}
        </Button>
      </div>
    </SectionCard>
  )
}
