import type { Pass } from '@app/contract/passes/passes.contract'
import { digitsInGroups } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { QrCode } from '../../../ui/show/qr-code.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useCompany } from '../../company/company.queries.ts'
import { MapLink } from '../../company/counter-links.tsx'
import { OpeningHours } from '../../company/opening-hours.tsx'
import styles from './pass.module.css'
import { useShowPass } from './pass.queries.ts'
import { SharePass } from './share-pass.tsx'
import { usePassWords } from './use-pass-words.ts'

type Props = { billId: string; name: string; onClose: () => void }

/** Over the whole of a phone: what is held out at the counter. */
export function PassDialog({ billId, name, onClose }: Props) {
  const { t } = useTranslation('bills')
  const pass = useShowPass(billId)
  return (
    <Dialog opened onClose={onClose} title={t('pass.title')} size={460} offset="2dvh" fullScreen={useIsPhone()}>
      {pass.data ? <PassCard pass={pass.data} name={name} /> : null}
      {pass.isPending ? <PageLoading /> : null}
      {pass.error && !pass.data ? <ErrorState error={pass.error} onRetry={() => void pass.refetch()} /> : null}
    </Dialog>
  )
}

function PassCard({ pass, name }: { pass: Pass; name: string }) {
  const { t } = useTranslation('bills')
  const format = useFormat()
  const { data: company } = useCompany()
  const words = usePassWords(pass, company)
  const phone = company?.quitoAddress.phone
  return (
    <div className={styles.pass}>
      <QrCode {...pass.qrCode} label={t('pass.qrCode')} className={styles.qrCode} />
      <p className={styles.digits}>{digitsInGroups(pass.digits)}</p>
      <p className={styles.who}>{words.who}</p>
      <ul className={styles.packages} aria-label={name}>
        {pass.packages.map(({ id, title, weightInGrams }) => (
          <li key={id}>
            <span>{format.title(title)}</span> <span className="tabular">{format.weight(weightInGrams)}</span>
          </li>
        ))}
        {pass.packages.length > 1 ? (
          <li className={styles.total}>
            <span>{t('pass.total')}</span> <span className="tabular">{format.weight(pass.weightInGrams)}</span>
          </li>
        ) : null}
      </ul>
      {words.place.length > 0 ? (
        <address className={styles.place}>
          {words.place.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
          {company ? <MapLink company={company} /> : null}
        </address>
      ) : null}
      {company ? <OpeningHours company={company} /> : null}
      {company ? <SharePass pass={pass} words={words} /> : null}
    </div>
  )
}
