# Two stages: the first builds everything, the second has what a server runs and nothing else (docs/hosting/docker.md).

FROM node:26.10.0-slim AS build
WORKDIR /src
# The manifests come first: as long as they are the same, so are the installed packages.
COPY package.json package-lock.json .npmrc ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY domains/package.json domains/
COPY packages/api-client/package.json packages/api-client/
COPY packages/auth-frame/package.json packages/auth-frame/
COPY packages/client/package.json packages/client/
COPY packages/i18n/package.json packages/i18n/
COPY packages/kit/package.json packages/kit/
COPY packages/platform/package.json packages/platform/
COPY packages/testing/package.json packages/testing/
COPY packages/ui/package.json packages/ui/
RUN npm ci
COPY . .
# Git's history is not in the context: whoever builds says which commit it is.
ARG HEARTH_COMMIT
RUN HEARTH_COMMIT="$HEARTH_COMMIT" npm run package -- --out /hearth

FROM node:26.10.0-slim
LABEL org.opencontainers.image.title="Hearth" \
      org.opencontainers.image.licenses="AGPL-3.0-or-later"
ENV NODE_ENV=production \
    HEARTH_MODE=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
RUN install -d -o 10001 -g 10001 -m 0700 /data
# The files belong to root: the server can't change what it runs.
COPY --from=build /hearth /hearth
WORKDIR /hearth
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=10s --start-period=120s --retries=3 CMD ["/hearth/bin/hearth", "check-health"]
ENTRYPOINT ["/hearth/bin/hearth"]
CMD ["start"]
