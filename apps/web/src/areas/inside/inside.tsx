import { PROFILE_PATH, SIGNED_OUT_PATHS } from '@app/contract/paths'
import '../../theme/mantine-inside.css'
import '../../api/calls-inside.ts'
import type { Role } from '@app/domain'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, use, useEffect, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { keepAnswersOnceActed, putBackKeptAnswers } from '../../api/kept/kept-answers.ts'
import { queryClient } from '../../api/query-client.ts'
import { forgetRecords } from '../../api/record-versions.ts'
import { ConsentsBar } from '../../features/consents/consents-bar.tsx'
import { removeOldDrafts } from '../../session/drafts.ts'
import { handover } from '../../session/location.ts'
import { onBeforeScreens } from '../../session/session.ts'
import { useActor } from '../../session/use-actor.ts'
import { useMe } from '../../session/use-session.ts'
import { Shell } from '../../shell/shell.tsx'
import { forgetPlaces } from '../../shell/use-scroll-memory.ts'
import { GuardedRouter } from '../../ui/edit/guarded-router.tsx'
import { Questions } from '../../ui/edit/questions.tsx'
import { ErrorBoundary } from '../../ui/page/error-boundary.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { CallNotices } from '../../ui/say/call-notices.tsx'
import { forgetToasts } from '../../ui/say/toast.ts'
import { openMessages } from '../../ui/say/toast-history.ts'
import { Toasts } from '../../ui/say/toasts.tsx'
import { loadedMenuOf, menuOf } from './area.ts'
import { destinationAfterSignIn } from './destination.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { openTo, page, screensOf } from './screen.ts'

const EnrolmentOnly = page(() => import('./enrolment-only.tsx'), 'EnrolmentOnly')
const ClosedPage = page(() => import('./closed-page.tsx'), 'ClosedPage')
const ProfilePage = page(() => import('../profile/profile-page.tsx'), 'ProfilePage')

onBeforeScreens(putBackKeptAnswers)

export { prepareFirstScreen } from './first-screen.ts'

/** Everything behind the sign-in. */
export function Inside() {
  const { userId, role } = useActor()
  const { mustTurnOnSecondFactor } = useMe()
  return (
    <QueryClientProvider client={queryClient}>
      <GuardedRouter>
        {mustTurnOnSecondFactor ? (
          <Suspense fallback={<PageLoading />}>
            <EnrolmentOnly />
          </Suspense>
        ) : (
          <Application key={userId} person={userId} role={role} />
        )}
      </GuardedRouter>
      <Questions />
      <CallNotices />
      <Toasts />
    </QueryClientProvider>
  )
}

function forgetWhatWasSeen(): void {
  queryClient.clear()
  forgetRecords()
  forgetToasts()
  forgetPlaces()
}

function Application({ person, role }: { person: string; role: Role }) {
  const whole = loadedMenuOf(role) ?? use(menuOf(role))
  const actor = useActor()
  const menu = openTo(whole, actor)
  // What one person saw is never shown to the next.
  useEffect(() => {
    openMessages(person)
    removeOldDrafts(Date.now())
    return forgetWhatWasSeen
  }, [person])
  // Others than clients have too much on their screens to keep it.
  useEffect(() => (role === 'client' ? keepAnswersOnceActed() : undefined), [role])
  const { pathname } = useLocation()
  const screens = screensOf(menu)
  const closed = screensOf(whole).filter(({ path }) => !screens.some((screen) => screen.path === path))
  const paths = [...screens.map(({ path }) => path), PROFILE_PATH]
  return (
    <Shell menu={menu}>
      {role === 'client' ? <ConsentsBar /> : null}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<PageLoading />}>
          <Routes>
            {screens.map(({ path, page: ScreenPage }) => (
              <Route key={path} path={path} element={<ScreenPage />} />
            ))}
            {closed.map(({ path }) => (
              <Route key={path} path={path} element={<ClosedPage />} />
            ))}
            <Route path={PROFILE_PATH} element={<ProfilePage />} />
            <Route path={SIGNED_OUT_PATHS.signIn} element={<AfterSignIn paths={paths} />} />
            <Route path={SIGNED_OUT_PATHS.signUp} element={<Navigate to="/" replace />} />
            <Route path="*" element={<NotFoundPage path={pathname} />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}

function AfterSignIn({ paths }: { paths: readonly string[] }) {
  const { userId } = useActor()
  // Asked once: leaving takes what was handed over with it.
  const [destination] = useState(() => destinationAfterSignIn(handover(), userId, paths))
  return <Navigate to={destination} replace />
}
