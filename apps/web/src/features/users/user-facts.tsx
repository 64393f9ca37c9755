import type { UserDetail } from '@app/contract/users.contract'
import { USER_TYPES } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '../../i18n/language.ts'
import { Link } from '../../ui/edit/link.tsx'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { type Fact, Facts } from '../../ui/show/facts.tsx'
import { useFormat } from '../../ui/show/use-format.ts'

/** Who the person is, how to reach them, and how the house knows them. */
export function UserFacts({ user }: { user: UserDetail }) {
  const { t } = useTranslation('users')
  const format = useFormat()
  const { identificationType, identification, birthDate, phone, email, province, city, address } = user
  const { username, language, createdAt, updatedAt, hasSecondFactor } = user
  const place = [city, province].filter(Boolean).join(', ')
  const ofClient: Fact[] = [
    { label: t('fields.casillero'), value: user.casilleroCode },
    { label: t('fields.associate'), value: <AssociateOf user={user} /> },
    { label: t('fields.hasDiscount'), value: t(user.hasDiscount ? 'yes' : 'no') },
  ]
  return (
    <>
      <PanelSection title={t('panel.person')}>
        <Facts
          facts={[
            {
              label: t('fields.identification'),
              value: identification && `${t(`identificationTypes.${identificationType}`)} ${identification}`,
            },
            {
              label: t('fields.identity'),
              value: user.identityVerifiedAt
                ? t('identity.seen', { day: format.instant(user.identityVerifiedAt) })
                : identification && t(`identity.${user.identityStatus === 'declared' ? 'claimed' : user.identityStatus}`),
            },
            { label: t('fields.birthDate'), value: birthDate && format.day(birthDate) },
            { label: t('fields.phone'), value: phone && <a href={`tel:${phone}`}>{phone}</a> },
            { label: t('fields.email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
            { label: t('fields.emailStatus'), value: <EmailStatus user={user} /> },
            { label: t('fields.place'), value: place },
            { label: t('fields.address'), value: address },
          ]}
        />
      </PanelSection>
      <PanelSection title={t('panel.account')}>
        <Facts
          facts={[
            ...(user.userType === USER_TYPES.client ? ofClient : []),
            ...(user.duties.length > 0
              ? [{ label: t('duties.name'), value: user.duties.map((duty) => t(`dutyNames.${duty}`)).join(', ') }]
              : []),
            ...(username === email ? [] : [{ label: t('fields.username'), value: username }]),
            ...(user.userType === USER_TYPES.courier
              ? []
              : [{ label: t('fields.secondFactor'), value: t(hasSecondFactor ? 'factorOn' : 'factorOff') }]),
            { label: t('fields.language'), value: LANGUAGE_NAMES[language] },
            { label: t('fields.createdAt'), value: format.instant(createdAt) },
            { label: t('fields.updatedAt'), value: format.instant(updatedAt) },
          ]}
        />
      </PanelSection>
    </>
  )
}

/** Whether its owner followed a link there, and another address that waits for it. */
function EmailStatus({ user: { emailStatus, pendingEmail } }: { user: UserDetail }) {
  const { t } = useTranslation('users')
  return (
    <>
      {t(`emailStatuses.${emailStatus}`)}
      {pendingEmail ? <> · {t('pendingEmail', { email: pendingEmail })}</> : null}
    </>
  )
}

/** A client without associate is a free one (specification, section 6). */
function AssociateOf({ user: { associate } }: { user: UserDetail }) {
  const { t } = useTranslation('users')
  if (!associate) return t('freeClient')
  return <Link to={`?open=${associate.id}`}>{associate.name}</Link>
}
