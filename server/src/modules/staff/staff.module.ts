import { hand, type ServerModule } from '../../platform/server-module.ts'
import { TELL_MEMBERS } from './passkeys/passkeys.service.ts'
import { tellMember, tellMembersAll, tellSupervisorsOfWayIn } from './member-notices.service.ts'
import { staffRoutes } from './staff.routes.ts'
import { awaitsOfStaff } from './requests/awaits.service.ts'

export const staff: ServerModule = {
  routes: staffRoutes,
  awaits: awaitsOfStaff,
  provides: [hand(TELL_MEMBERS, { one: tellMember, all: tellMembersAll, supervisors: tellSupervisorsOfWayIn })],
}
