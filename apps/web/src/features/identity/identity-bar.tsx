import { PROFILE_PATH } from '@app/contract/paths'
import { Button } from '@mantine/core'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Link } from '../../ui/edit/link.tsx'
import styles from './identity-bar.module.css'

/** Above every screen of a client whose number another account gave too: what waits, what does not, and how it ends. */
export function IdentityBar({ status, identification }: { status: 'disputed' | 'lost'; identification: string }) {
  const { t } = useTranslation('profile')
  const { pathname } = useLocation()
  return (
    <section className={styles.bar} aria-label={t(`identityBar.${status}.title`)}>
      <IconId aria-hidden />
      <p>
        <strong>{t(`identityBar.${status}.title`)}.</strong> {t(`identityBar.${status}.bar`, { identification })}
      </p>
      {pathname === PROFILE_PATH ? null : (
        <Button className={styles.action} component={Link} to={PROFILE_PATH} variant="default" size="compact-sm">
          {t(`identityBar.${status}.open`)}
        </Button>
      )}
    </section>
  )
}
