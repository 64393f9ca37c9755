import { useTranslation } from 'react-i18next'
import { OwnConsents } from '../../features/consents/own-consents.tsx'
import { SectionCard } from './section-card.tsx'

/** What the client agreed to. */
export function ConsentsSection() {
  const { t } = useTranslation('texts')
  return (
    <SectionCard title={t('own.title')} sentence={t('own.sentence')}>
      <OwnConsents />
    </SectionCard>
  )
}
