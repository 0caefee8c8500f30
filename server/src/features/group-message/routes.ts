// Routes of group messages.
import * as endpoints from '@visavis/contract/group-message/endpoints';
import type { Binder } from '../../http/bind.ts';
import { sendMessage, stopMessage } from './send.service.ts';
import {
  createMessage,
  type GroupMessageDependencies,
  listAll,
  listPeople,
  previewMessage,
  readMessage,
  removeMessage,
  saveMessage,
  testMessage,
} from './service.ts';

export function groupMessageRoutes(bind: Binder, dependencies: GroupMessageDependencies): void {
  bind(endpoints.listGroupMessages, ({ query }) => listAll(dependencies, query));
  bind(endpoints.createGroupMessage, ({ body, caller }) => createMessage(dependencies, body, caller));
  bind(endpoints.getGroupMessage, ({ params }) => readMessage(dependencies, params.id));
  bind(endpoints.saveGroupMessage, ({ params, body, caller }) =>
    saveMessage(dependencies, { id: params.id, ...body }, caller),
  );
  bind(endpoints.deleteGroupMessage, async ({ params, query, caller }) => {
    await removeMessage(dependencies, { id: params.id, version: query.version }, caller);
    return {};
  });
  bind(endpoints.listGroupPeople, ({ params, query }) =>
    listPeople(dependencies, { id: params.id, ...query }),
  );
  bind(endpoints.previewGroupMessage, ({ params, query }) =>
    previewMessage(dependencies, { id: params.id, ...query }),
  );
  bind(endpoints.testGroupMessage, ({ params, body, caller }) =>
    testMessage(dependencies, { id: params.id, ...body }, caller),
  );
  bind(endpoints.sendGroupMessage, ({ params, body, caller }) =>
    sendMessage(dependencies, { id: params.id, ...body }, caller),
  );
  bind(endpoints.stopGroupMessage, ({ params, body, caller }) =>
    stopMessage(dependencies, { id: params.id, ...body }, caller),
  );
}
