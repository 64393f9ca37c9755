import { CLIENT_PATHS } from '@app/contract/paths'
import { Button, Skeleton } from '@mantine/core'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../ui/dialog/side-panel.tsx'
import { Link } from '../../ui/edit/link.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useIsPhone } from '../../ui/page/use-is-phone.ts'
import { useCompany } from './company.queries.ts'
import styles from './contact-panel.module.css'
import { MapLink, WhatsAppLink } from './counter-links.tsx'
import { OpeningHours } from './opening-hours.tsx'

const BELOW = { position: 'bottom', size: 'auto' } as const
const BESIDE = { position: 'right', size: '24rem' } as const

/** Whom a client asks: the company, by telephone or at its counter in Quito. */
export function ContactPanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('company')
  const { data: company, error, refetch } = useCompany()
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      {...(useIsPhone() ? BELOW : BESIDE)}
      title={t('contact.title')}
    >
      <div className={styles.panel}>
        <Button
          component={Link}
          to={CLIENT_PATHS.conversation}
          h={44}
          leftSection={<IconMessages aria-hidden />}
          onClick={onClose}
        >
          {t('talk.write')}
        </Button>
        {error && !company ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {company || error ? null : <Skeleton height={120} />}
        {company ? (
          <>
            <p>{t('contact.sentence', { company: company.tradeName })}</p>
            {company.quitoAddress.phone ? (
              <a className={styles.phone} href={`tel:${company.quitoAddress.phone}`}>
                {company.quitoAddress.phone}
              </a>
            ) : null}
            <WhatsAppLink company={company} />
            <address className={styles.address}>
              <strong>{company.tradeName}</strong>
              {[...company.quitoAddress.lines, company.quitoAddress.city].filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <OpeningHours company={company} />
            <MapLink company={company} />
          </>
        ) : null}
      </div>
    </SidePanel>
  )
}
