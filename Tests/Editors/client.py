"""Uses a language server with the client of pytest-lsp, which checks each message against the protocol."""

import asyncio
import pathlib
import sys

from lsprotocol import types
from pytest_lsp import client_capabilities, make_test_lsp_client
from pytest_lsp.client import LanguageClient


async def use(menuc: str, directory: pathlib.Path) -> None:
    client: LanguageClient = make_test_lsp_client()

    @client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(parameters: types.RegistrationParams) -> None:
        """Accepts what the server asks to be notified of."""

    await client.start_io(menuc, "lsp")
    uri = (directory / "menu.yaml").as_uri()
    try:
        await client.initialize_session(
            types.InitializeParams(
                capabilities=client_capabilities("visual-studio-code"), root_uri=directory.as_uri()
            )
        )
        text = "menu: M\nitems:\n- { titel: Wörter 😀 }\n- { title: B, when: gest }\n"
        client.text_document_did_open(
            types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "yaml", 1, text))
        )
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        codes = [diagnostic.code for diagnostic in client.diagnostics[uri]]
        assert codes == ["unknown-key", "undeclared-condition"], codes
        document = types.TextDocumentIdentifier(uri)
        actions = await client.text_document_code_action_async(
            types.CodeActionParams(
                document,
                types.Range(types.Position(2, 4), types.Position(2, 4)),
                types.CodeActionContext(client.diagnostics[uri]),
            )
        )
        assert actions and actions[0].is_preferred, actions
        completions = await client.text_document_completion_async(
            types.CompletionParams(document, types.Position(3, 13))
        )
        assert completions is not None
        hover = await client.text_document_hover_async(
            types.HoverParams(document, types.Position(0, 1))
        )
        assert hover and "**menu**" in hover.contents.value, hover
        symbols = await client.text_document_document_symbol_async(
            types.DocumentSymbolParams(document)
        )
        assert [symbol.name for symbol in symbols] == ["B"], symbols
        colors = await client.text_document_document_color_async(types.DocumentColorParams(document))
        assert not colors, colors
        hints = await client.text_document_inlay_hint_async(
            types.InlayHintParams(document, types.Range(types.Position(0, 0), types.Position(9, 0)))
        )
        assert [hint.label for hint in hints or []] == ["b"], hints
        edit = await client.text_document_rename_async(
            types.RenameParams(document, types.Position(3, 12), "b2")
        )
        assert edit and edit.document_changes, edit
        folds = await client.text_document_folding_range_async(types.FoldingRangeParams(document))
        assert folds, folds
        await client.shutdown_session()
    except BaseException as error:
        # The client would wait for a server that does not know that the test is over.
        client._server.kill()
        raise error
    await client.stop()


if __name__ == "__main__":
    asyncio.run(asyncio.wait_for(use(sys.argv[1], pathlib.Path(sys.argv[2])), timeout=120))
    print("ok")
