import { CopyButton, UnstyledButton } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../session/use-session.ts'
import { addressText, casilleroAddress } from './casillero.ts'
import styles from './casillero-strip.module.css'
import { useCompany } from './company.queries.ts'

/** On narrow screens, where the address stands far below: one tap copies all of it. */
export function CasilleroStrip() {
  const { t } = useTranslation('orders')
  const me = useMe()
  const { data: company } = useCompany()
  const address = company ? addressText(casilleroAddress(company, me)) : ''
  return (
    <CopyButton value={address} timeout={2_000}>
      {({ copied, copy }) => (
        <UnstyledButton className={styles.strip} onClick={copy} disabled={!company}>
          <IconMapPin aria-hidden />
          <span>
            {t('miami.yourCasillero')} <strong>{me.casilleroCode}</strong>
          </span>
          <span className={styles.action}>
            {copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
            <span role="status">{copied ? t('copy.copied') : ''}</span>
            {copied ? null : t('miami.copyShort')}
          </span>
        </UnstyledButton>
      )}
    </CopyButton>
  )
}
